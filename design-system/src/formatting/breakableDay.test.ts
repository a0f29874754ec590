import { expect, test } from 'vitest';
import { breakableDay } from './breakableDay.ts';
import { formatDay } from './formatDay.ts';

test('a day of three words may break before its month, and its figure stays with the second', () => {
  expect(breakableDay(formatDay('2026-12-04', 'es'))).toBe('4\u00a0de diciembre de 2026');
});

test('a day of two words never breaks', () => {
  expect(breakableDay(formatDay('2026-12-04', 'fr'))).toBe(formatDay('2026-12-04', 'fr'));
});

test('a day in a very narrow column may break at each word', () => {
  expect(breakableDay(formatDay('2026-12-04', 'es'), 'atEachWord')).toBe('4 de diciembre de 2026');
  expect(breakableDay(formatDay('2026-12-04', 'en', 'withYear', 'US'), 'atEachWord')).toBe(
    'December 4, 2026',
  );
});
