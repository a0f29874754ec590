import { expect, test } from '@jest/globals';
import { ownPath } from './own-path.ts';

test('a path of ours is kept with its query', () => {
  expect(ownPath('/de/plans?voucher=SLEEP30')).toBe('/de/plans?voucher=SLEEP30');
  expect(ownPath('/entries/a%2fb')).toBe('/entries/a%2fb');
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
