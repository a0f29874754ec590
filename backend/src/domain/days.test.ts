import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from './days.ts';

test('a day is the one in UTC, wherever the machine stands', () => {
  expect(dayOf(new Date('2026-12-04T23:59:59Z'))).toBe('2026-12-04');
});

test('days are counted over the end of a year', () => {
  expect(addDays('2026-12-28', 14)).toBe('2027-01-11');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('a month on from its 31st is the last day of a short one', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-11-20', 12)).toBe('2027-11-20');
});
