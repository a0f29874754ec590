import { expect, test } from 'vitest';
import { formatMonth } from './formatMonth.ts';

test.each([
  ['en', 'August 2029'],
  ['de', 'August 2029'],
  ['es', 'agosto de 2029'],
  ['fr', 'août 2029'],
  ['pt', 'agosto de 2029'],
] as const)('writes a month of a year: %s', (language, words) => {
  expect(formatMonth('2029-08', language)).toBe(words);
});
