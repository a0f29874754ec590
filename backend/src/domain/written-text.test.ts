import { expect, test } from 'vitest';
import { holdsLongNumber, withoutHiddenCharacters } from './written-text.ts';

test.each([
  ['a direction', 'My \u202eenohp', 'My enohp'],
  ['zero widths alone', '\u200b\u2060', ''],
  ['half of a pair', 'My \ud800phone', 'My phone'],
  ['a joiner where nothing joins', 'My\u200d phone', 'My phone'],
])('%s is taken out', (_, text, seen) => {
  expect(withoutHiddenCharacters(text)).toBe(seen);
});

test.each(['Émile’s phone (2)', 'می\u200cخواهم', '❤\ufe0f\u200d🔥', '👩🏽\u200d💻', '鍵'])(
  '%s stays whole',
  (text) => {
    expect(withoutHiddenCharacters(text)).toBe(text);
  },
);

// ASVS V5.2.2
test.each([
  '0900 1',
  'call 0176-1234567',
  '+49 (0) 30/123.45',
  '1 2\n3 4 5',
  '1\u200b2\u200b3\u200b4\u200b5',
  '\uff10\uff11\uff12\uff13\uff14',
  '\u0661\u0662\u0663\u0664\u0665',
  '1\u20112\u20133\u22124\u00b75',
  '0900 12.11.2026',
  '12.11.2026 0900',
  '12.13.2026',
  '12.11.1826',
])('a number that could be rung is found: %j', (text) => {
  expect(holdsLongNumber(text)).toBe(true);
});

test.each([
  'since 12.11.2026',
  'Depuis le 3/11/2026, rien.',
  'from 2026-11-03 to 2026-12-04',
  'am 3. 11. 2026',
  'it costs 69.99',
  'in 2026, and 2027',
  'at 12:30, 4 times of 10',
  '',
])('days, prices and short numbers are none: %j', (text) => {
  expect(holdsLongNumber(text)).toBe(false);
});

test('a long row of digits and spaces is judged at once', () => {
  const started = performance.now();
  holdsLongNumber(`${'1 '.repeat(2)}${' '.repeat(20_000)}x`.repeat(3));
  expect(performance.now() - started).toBeLessThan(2000);
});
