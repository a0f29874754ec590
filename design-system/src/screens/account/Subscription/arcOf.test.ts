import { expect, test } from 'vitest';
import { arcOf } from './arcOf.ts';
import type { DayThatMatters } from './daysThatMatter.ts';

const year = { from: '2026-12-05', until: '2027-12-05' };
const at = (today: string, days: DayThatMatters[] = [], period = year) => arcOf(period, today, days);

test('is walked from left to right', () => {
  expect(at('2026-12-05').today).toEqual({ x: '10.7%', y: '100%', side: 'start' });
  expect(at('2027-04-15').today).toMatchObject({ side: 'topEnd' });
  expect(at('2027-06-05').today).toMatchObject({ x: '49.8%', side: 'top' });
  expect(at('2027-12-05').today).toEqual({ x: '89.3%', y: '100%', side: 'none' });
});

test('a year has its months as ticks, a month its days', () => {
  const lines = (path: string) => path.split('M').length - 1;
  expect(lines(at('2027-01-01').ticks)).toBe(12);
  const month = { from: '2026-11-20', until: '2026-12-20' };
  expect(lines(at('2026-11-30', [], month).ticks)).toBe(29);
});

test('marks the days within it, and neither today nor what comes after', () => {
  const days: DayThatMatters[] = [
    { date: '2026-12-05', kind: 'start', when: 'past' },
    { date: '2027-01-04', kind: 'today', when: 'today' },
    { date: '2027-12-05', kind: 'renewal', when: 'toCome' },
    { date: '2028-12-05', kind: 'renewal', when: 'toCome' },
  ];
  expect(at('2027-01-04', days).marks.map(({ date, when }) => [date, when])).toEqual([
    ['2026-12-05', 'past'],
    ['2027-12-05', 'toCome'],
  ]);
});

test('a period that is over, or has no length, stays within the arc', () => {
  expect(at('2029-01-01').today.x).toBe('89.3%');
  expect(at('2026-12-05', [], { from: '2026-12-05', until: '2026-12-05' }).ticks).toBe('');
});
