import { expect, test } from 'vitest';
import { connectionLinks } from './connectionLinks.ts';

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
