import { describe, expect, test } from 'vitest';
import {
  checkoutLinks,
  frameLinks,
  offerLinks,
  sharesOf,
  withChoicesOf,
  withoutQuery,
  withQuery,
  withQueryOf,
} from './links.ts';

test.each([
  ['en', 'https://help.example/en'],
  ['de', 'https://help.example/de'],
  ['pt', 'https://help.example/pt-br'],
] as const)('the help desk of a page in %s is %s', (language, help) => {
  expect(frameLinks(language, 'https://help.example').help).toBe(help);
});

describe('a query with a second question mark', () => {
  const address = '/plans?voucher=A?B&country=DE';

  test('is kept whole by a link', () => {
    expect(withQueryOf('/login', address)).toBe('/login?voucher=A?B&country=DE');
    expect(withChoicesOf('/login', address)).toBe('/login?voucher=A%3FB&country=DE');
  });

  test('is kept whole where parts are replaced or taken out', () => {
    expect(withQuery(address, { plan: 'B2CMONTHLY' })).toBe(
      '/plans?voucher=A%3FB&country=DE&plan=B2CMONTHLY',
    );
    expect(withoutQuery(address, ['country'])).toBe('/plans?voucher=A%3FB');
  });

  test('is kept whole on the way to a checkout', () => {
    const frame = { language: 'en', path: address, account: { status: 'signedOut' } } as const;
    expect(checkoutLinks([{ code: 'B2CMONTHLY' }], frame)).toEqual({
      B2CMONTHLY: '/register?voucher=A%3FB&country=DE&plan=B2CMONTHLY',
    });
  });
});

test('links to log in keep plan, voucher, country and destination, and nothing else', () => {
  const query =
    'plan=B2CMONTHLY&utm_source=mail&voucher=SLEEP30&country=DE&redirectOnSuccess=%2Fsubscription';
  expect(withChoicesOf('/de/login', `/de/plans?${query}`)).toBe(
    '/de/login?plan=B2CMONTHLY&voucher=SLEEP30&country=DE&redirectOnSuccess=%2Fsubscription',
  );
  expect(withChoicesOf('/login', '/plans?utm_source=mail')).toBe('/login');
});

test('a subscriber changes in the country of their account, not in one that the address names', () => {
  const standing = { status: 'subscriber', change: { plan: 'B2CFAMILYA2022', from: '2027-08-14' } } as const;
  const frame = {
    language: 'en',
    path: '/plans?country=US&postalCode=10001',
    account: { status: 'signedOut' },
  } as const;
  const links = offerLinks({ plans: [{ code: 'B2CFAMILYA2022' }], standing }, frame);
  expect(links).toEqual({ B2CFAMILYA2022: '/register?upgrade=true&plan=B2CFAMILYA2022' });
});

test('members share each exercise, visitors none', () => {
  const language = 'de';
  expect(sharesOf({ language, account: { status: 'signedIn', firstName: 'June' } })).toEqual({
    shares: { 'four-and-four': '/de/moment/share?exercise=four-and-four' },
  });
  expect(sharesOf({ language, account: { status: 'signedOut' } })).toEqual({});
});
