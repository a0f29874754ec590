import { expect, test } from 'vitest';
import { cardAt, cardLinks, organisationLink } from './cards.ts';

test.each([
  ['/sso-login', 'existing-account'],
  ['/de/sso-login?step=connected-to-sso', 'connected-to-sso'],
  ['/sso-login?plan=B2CMONTHLY&step=sso-login', 'sso-login'],
  ['/sso-login?step=other', 'existing-account'],
  ['/sso-login?step=sso-login&intent=link', 'connect-workplace'],
  ['/fr/sso-login?intent=link', 'connect-workplace'],
  ['/sso-login?step=sso-login&intent=register', 'sso-login'],
])('%s is the card %s', (address, card) => {
  expect(cardAt(address)).toBe(card);
});

test('the answers lead to the next card, to the look-up, and to log in before the account is connected', () => {
  expect(cardLinks('/de/sso-login', 'de')).toEqual({
    connectedToSso: '/de/sso-login?step=connected-to-sso',
    newAccount: '/de/sso-login?step=sso-login&intent=register',
    connectedAccount: '/de/sso-login?step=sso-login&redirectOnSuccess=%2Fde%2Flogin',
    connectWorkplace: '/de/sso-login?intent=link',
    connectAccount: '/de/login?redirectOnSuccess=%2Fde%2Fmanage-identities&from=connecting',
  });
});

test('what was chosen before is kept by the login that comes before the account is connected', () => {
  const { connectAccount } = cardLinks(
    '/sso-login?step=connected-to-sso&plan=B2CMONTHLY&voucher=SLEEP30',
    'en',
  );
  const { searchParams } = new URL(connectAccount, 'https://www.stillpoint.example');
  expect(searchParams.get('plan')).toBe('B2CMONTHLY');
  expect(searchParams.get('redirectOnSuccess')).toBe('/manage-identities?plan=B2CMONTHLY&voucher=SLEEP30');
});

test.each(['plan=B2CMONTHLY', 'voucher=SLEEP30'])(
  'who has a connected account goes on to what was chosen, and not to the app: %s',
  (chosen) => {
    const { connectedAccount } = cardLinks(`/sso-login?${chosen}&step=connected-to-sso`, 'en');
    expect(connectedAccount).toBe(`/sso-login?${chosen}&step=sso-login`);
  },
);

test('what was chosen before is kept, also where to go after logging in', () => {
  const links = cardLinks('/sso-login?plan=B2CMONTHLY&redirectOnSuccess=%2Fplans', 'en');
  expect(links.connectedAccount).toBe('/sso-login?plan=B2CMONTHLY&redirectOnSuccess=%2Fplans&step=sso-login');
  expect(links.newAccount).toBe(
    '/sso-login?plan=B2CMONTHLY&redirectOnSuccess=%2Fplans&step=sso-login&intent=register',
  );
});

test.each([
  ['to log in', '', ''],
  ['to get an account', '&intent=register', '&intent=register'],
  ['to connect the workplace', '&intent=link', '&intent=link'],
])('the link to a workplace keeps the plan and a deep link: %s', (_what, asked, intent) => {
  const kept = 'plan=B2CMONTHLY&redirectUrl=https%3A%2F%2Fgo.example%2Fa';
  const path = `/de/sso-login?step=sso-login&utm_source=mail&${kept}${asked}`;
  expect(organisationLink({ language: 'de', path }, 'acorn')).toBe(`/de/auth/with/acorn?${kept}${intent}`);
  expect(organisationLink({ language: 'de', path: '/de/sso-login' }, 'acorn')).toBe('/de/auth/with/acorn');
});
