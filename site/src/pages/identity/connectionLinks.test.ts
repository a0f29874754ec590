import { expect, test } from 'vitest';
import { connectionLinks, workplaceLink } from './connectionLinks.ts';

test('links to companies keep what a sign-in keeps, in the language of the page, and say what they are for', () => {
  const query =
    'plan=B2CMONTHLY&utm_source=mail&view=login&redirectUrl=https%3A%2F%2Fgo.example%2Fa&from=bundle-spotify';
  expect(connectionLinks({ language: 'de', path: `/de/login?${query}` }, 'login').apple).toBe(
    '/de/auth/with/apple?plan=B2CMONTHLY&redirectUrl=https%3A%2F%2Fgo.example%2Fa&from=bundle-spotify&intent=login',
  );
  expect(connectionLinks({ language: 'en', path: '/register?intent=link' }, 'register').personifyhealth).toBe(
    '/auth/with/personifyhealth?intent=register',
  );
});

test('the look-up of workplaces keeps what the visitor came for, a deep link as well', () => {
  const kept = 'plan=B2CMONTHLY&redirectUrl=https%3A%2F%2Fgo.example%2Fa';
  expect(workplaceLink({ language: 'de', path: `/de/login?utm_source=mail&view=login&${kept}` })).toBe(
    `/de/sso-login?${kept}`,
  );
  expect(workplaceLink({ language: 'en', path: '/login' })).toBe('/sso-login');
});
