import { expect, test } from 'vitest';
import { monthsBetween } from './monthsBetween.ts';

test.each([
  ['2026-12-04', '2027-03-04', 3],
  ['2026-01-31', '2026-02-28', 1],
  ['2026-11-20', '2028-11-20', 24],
])('from %s to %s are %i months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});
