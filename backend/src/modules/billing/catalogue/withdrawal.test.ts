import { expect, test } from 'vitest';
import { addDays } from '../../../domain/days.ts';
import { hasWithdrawal, lastDayToWithdraw } from './withdrawal.ts';

test.each([
  ['2026-11-12', '2026-11-27'],
  ['2026-11-13', '2026-11-30'],
  ['2026-11-14', '2026-12-01'],
  ['2026-11-15', '2026-12-01'],
])('a contract of %s can be withdrawn from through %s, and not on a weekend alone', (concluded, last) => {
  expect(lastDayToWithdraw(concluded)).toBe(last);
});

test.each([
  'America/Martinique',
  'Atlantic/Azores',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Helsinki',
  'Indian/Reunion',
])('the last day is over in %s, whenever the contract was concluded', (timeZone) => {
  const hour = 3_600_000;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const localDay = (moment: number) => format.format(moment);
  const utcDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  for (const first of ['2026-06-01T00:00:00Z', '2026-10-12T00:00:00Z', '2026-11-16T00:00:00Z']) {
    for (let hours = 0; hours < 8 * 24; hours += 1) {
      const concluded = Date.parse(first) + hours * hour;
      const last = addDays(localDay(concluded), 14);
      const weekday = new Date(`${last}T00:00:00Z`).getUTCDay();
      const legal = addDays(last, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
      // From noon of it on, so that its last hour is among them everywhere.
      const noon = Date.parse(`${legal}T12:00:00Z`);
      const hoursOfIt = Array.from({ length: 24 }, (_, each) => noon + each * hour);
      const end = utcDay(hoursOfIt.filter((moment) => localDay(moment) === legal).at(-1) ?? Infinity);
      expect(lastDayToWithdraw(utcDay(concluded)) >= end).toBe(true);
    }
  }
});

test('consumers of the EU, the EEA and the United Kingdom may withdraw', () => {
  expect(['DE', 'GB', 'NO', 'RE'].map(hasWithdrawal)).toEqual([true, true, true, true]);
  expect(['US', 'CH', 'BR', 'IN'].map(hasWithdrawal)).toEqual([false, false, false, false]);
});
