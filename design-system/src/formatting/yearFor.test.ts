import { expect, test } from 'vitest';
import { yearFor } from './yearFor.ts';

test('the year goes without saying in the same year, and stands in another one', () => {
  expect(yearFor('2026-12-06', '2026-11-21')).toBe('withoutYear');
  expect(yearFor('2027-01-02', '2026-12-28')).toBe('withYear');
  expect(yearFor('2025-12-28', '2026-01-02')).toBe('withYear');
});

test('the year stands with a day of the same year that is more than nine months away', () => {
  expect(yearFor('2026-10-21', '2026-01-05')).toBe('withoutYear');
  expect(yearFor('2026-11-02', '2026-01-05')).toBe('withYear');
});
