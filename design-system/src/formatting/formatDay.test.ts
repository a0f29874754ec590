import { expect, test } from '@jest/globals';
import { formatDay } from './formatDay.ts';

test('writes a day as each language does', () => {
  expect(formatDay('2026-12-04', 'en')).toBe('4 December 2026');
  expect(formatDay('2026-12-04', 'de')).toBe('4. Dezember 2026');
  expect(formatDay('2026-12-04', 'es')).toBe('4 de diciembre de 2026');
  expect(formatDay('2026-12-04', 'fr')).toBe('4 décembre 2026');
  expect(formatDay('2026-12-04', 'pt')).toBe('4 de dezembro de 2026');
});

test('leaves the year out where it goes without saying', () => {
  expect(formatDay('2026-12-04', 'en', 'withoutYear')).toBe('4 December');
});

test('names the same day for an instant, wherever it is read', () => {
  expect(formatDay('2026-12-04T23:30:00Z', 'en')).toBe('4 December 2026');
});
