import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test('writes a day as each language does', () => {
  expect(formatDay('2026-12-04', 'en')).toBe('4\u00a0December 2026');
  expect(formatDay('2026-12-04', 'de')).toBe('4.\u00a0Dezember 2026');
  expect(formatDay('2026-12-04', 'es')).toBe('4\u00a0de\u00a0diciembre de 2026');
  expect(formatDay('2026-12-04', 'fr')).toBe('4\u00a0décembre 2026');
  expect(formatDay('2026-12-04', 'pt')).toBe('4\u00a0de\u00a0dezembro de 2026');
});

test('counts the first of a month as each language does', () => {
  expect(formatDay('2026-12-01', 'en')).toBe('1\u00a0December 2026');
  expect(formatDay('2026-12-01', 'de')).toBe('1.\u00a0Dezember 2026');
  expect(formatDay('2026-12-01', 'es')).toBe('1\u00a0de\u00a0diciembre de 2026');
  expect(formatDay('2026-12-01', 'fr')).toBe('1er\u00a0décembre 2026');
  expect(formatDay('2026-12-01', 'pt')).toBe('1º\u00a0de\u00a0dezembro de 2026');
});

test('takes no other day for a first', () => {
  expect(formatDay('2026-12-11', 'fr')).toBe('11\u00a0décembre 2026');
  expect(formatDay('2026-12-21', 'pt', 'withoutYear')).toBe('21\u00a0de\u00a0dezembro');
  expect(formatDay('2026-01-31', 'fr', 'withoutYear')).toBe('31\u00a0janvier');
});

test('leaves the year out where it goes without saying', () => {
  expect(formatDay('2026-12-04', 'en', 'withoutYear')).toBe('4\u00a0December');
  expect(formatDay('2026-12-01', 'fr', 'withoutYear')).toBe('1er\u00a0décembre');
});

test('names the same day for an instant, wherever it is read', () => {
  expect(formatDay('2026-12-04T23:30:00Z', 'en')).toBe('4\u00a0December 2026');
});

test.each([
  ['en', 'US', 'December\u00a04, 2026', 'December\u00a04'],
  ['en', 'GB', '4\u00a0December 2026', '4\u00a0December'],
  ['en', 'DE', '4\u00a0December 2026', '4\u00a0December'],
  // English has no way of its own there.
  ['en', 'BR', '4\u00a0December 2026', '4\u00a0December'],
  ['de', 'US', '4.\u00a0Dezember 2026', '4.\u00a0Dezember'],
  ['de', 'AT', '4.\u00a0Dezember 2026', '4.\u00a0Dezember'],
  ['es', 'MX', '4\u00a0de\u00a0diciembre de 2026', '4\u00a0de\u00a0diciembre'],
  ['fr', 'CA', '4\u00a0décembre 2026', '4\u00a0décembre'],
  ['pt', 'PT', '4\u00a0de\u00a0dezembro de 2026', '4\u00a0de\u00a0dezembro'],
] as const)('writes a day in %s as people in %s do', (language, country, whole, short) => {
  expect(formatDay('2026-12-04', language, 'withYear', country)).toBe(whole);
  expect(formatDay('2026-12-04', language, 'withoutYear', country)).toBe(short);
});

test.each([
  ['en', 'US', 'Dec\u00a04'],
  ['de', 'US', '4.\u00a0Dez.'],
  ['es', 'US', '4\u00a0dic'],
  ['fr', 'US', '4\u00a0déc.'],
  ['pt', 'US', '4\u00a0de\u00a0dez.'],
] as const)('shortens the month in %s where there is little room', (language, country, day) => {
  expect(formatDay('2026-12-04', language, 'withoutYear', country, 'short')).toBe(day);
});
