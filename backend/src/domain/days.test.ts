import { expect, test } from 'vitest';
import { addBillingMonths, addDays, addMonths, dayOf } from './days.ts';

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

test.each([
  ['2027-02-28', 1, '2027-01-31', '2027-03-31'],
  ['2027-02-28', 2, '2027-01-31', '2027-04-30'],
  ['2027-02-28', 1, '2027-01-28', '2027-03-28'],
  ['2028-02-29', 12, '2028-02-29', '2029-02-28'],
  ['2029-02-28', 3, '2028-02-29', '2029-05-29'],
  ['2027-02-27', 1, '2027-01-31', '2027-03-27'],
])('a billing day %s is %i months later what it was on %s at first', (day, months, first, later) => {
  expect(addBillingMonths(day, months, first)).toBe(later);
});
