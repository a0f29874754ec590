import { expect, test } from 'vitest';
import type { PageEntry } from './PageEntry.ts';
import { routes } from './routes.ts';

const steps = Object.values<PageEntry>(routes).filter(({ loginStep }) => loginStep);

test('each page on the way into an account is a step of logging in, and no other', () => {
  expect(steps.map(({ path }) => path).sort()).toEqual([
    '/auth',
    '/bundle-spotify',
    '/login',
    '/login-pages',
    '/login/code',
    '/login/forgot-password',
    '/login/forgot-password/new',
    '/login/second-factor',
    '/missing-profile-fields',
    '/register',
    '/save-external-auth',
    '/save-external-auth-callback',
    '/sso-account-link',
    '/sso-login',
    '/user/passkeys/offer',
  ]);
});
