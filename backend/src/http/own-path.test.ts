import { expect, test } from 'vitest';
import { ownPath, pathOf } from './own-path.ts';

test('a path of ours is kept with its query', () => {
  expect(ownPath('/de/plans?voucher=SLEEP30')).toBe('/de/plans?voucher=SLEEP30');
  expect(ownPath('/entries/a%2fb')).toBe('/entries/a%2fb');
  expect(ownPath('/50%25-off?of=100%25')).toBe('/50%25-off?of=100%25');
});

test('a path that is encoded five times is kept', () => {
  const path = `/50%${'25'.repeat(5)}-off`;
  expect(ownPath(path)).toBe(path);
});

// ASVS V13.1.1
test.each([
  ['/checkout?plan=B2CMONTHLY', '/checkout?plan=B2CMONTHLY'],
  ['http://evil.example/checkout?plan=B2CMONTHLY', '/checkout?plan=B2CMONTHLY'],
  ['HTTP://evil.example', '/'],
  ['http://evil.example?plan=B2CMONTHLY', '/?plan=B2CMONTHLY'],
  ['//evil.example/checkout', '//evil.example/checkout'],
  ['*', '*'],
])('the request line %s asks for %s', (line, path) => {
  expect(pathOf(line)).toBe(path);
});

test('a path that is too long keeps what was chosen, and loses the longest parameters of its query', () => {
  const long = 'a'.repeat(3000);
  expect(ownPath(`/checkout?plan=B2CMONTHLY&utm_content=${long}&voucher=SLEEP30`)).toBe(
    '/checkout?plan=B2CMONTHLY&voucher=SLEEP30',
  );
  expect(ownPath(`/checkout?plan=B2CMONTHLY&a=${long}&b=${long}#voucher`)).toBe('/checkout?plan=B2CMONTHLY');
  expect(ownPath(`/${long}?plan=B2CMONTHLY`)).toBe('/');
});

test('a path that is too long loses its query', () => {
  expect(ownPath(`/de/plans?gclid=${'a'.repeat(3000)}`)).toBe('/de/plans');
  expect(ownPath(`//elsewhere.example?gclid=${'a'.repeat(3000)}`)).toBe('/');
});

test.each([
  undefined,
  '',
  'plans',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '/%2f/elsewhere.example',
  '/%2Felsewhere.example',
  '/%5celsewhere.example',
  '/./%5Celsewhere.example',
  '/a/../%2felsewhere.example',
  '/.%2f/elsewhere.example',
  '/%2e%2f/elsewhere.example',
  '/a/%2e%2e%2f%5celsewhere.example',
  '/a/..%2f/elsewhere.example',
  '/%252felsewhere.example',
  '/.%25252f/elsewhere.example',
  '/%25%32%66elsewhere.example',
  // Encoded more often than any path of ours.
  `/%${'25'.repeat(1020)}`,
  `/%${'25'.repeat(6)}`,
  '/%0a/elsewhere.example',
  '/%250a/elsewhere.example',
  '/ /elsewhere.example',
  '/\u0000/elsewhere.example',
  '/\u202e/elsewhere.example',
  '/plans\r\nset-cookie: hsjwt=1',
  `/${'a'.repeat(3000)}`,
  '/\t/elsewhere.example',
  'https://elsewhere.example/plans',
  'javascript:alert(1)',
])('%j leads home', (path) => {
  expect(ownPath(path)).toBe('/');
});
