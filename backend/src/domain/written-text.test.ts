import { expect, test } from 'vitest';
import { withoutHiddenCharacters } from './written-text.ts';

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
