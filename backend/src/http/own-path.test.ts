import { expect, test } from '@jest/globals';
import { ownPath } from './own-path.ts';

test('a path of ours is kept with its query', () => {
  expect(ownPath('/de/plans?voucher=SLEEP30')).toBe('/de/plans?voucher=SLEEP30');
});

test.each([
  undefined,
  '',
  'plans',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example/plans',
  'javascript:alert(1)',
])('%j leads home', (path) => {
  expect(ownPath(path)).toBe('/');
});
