import { expect, test } from 'vitest';
import { sixDigitsIn } from './six-digits.ts';

test.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['', undefined],
  ['12', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['①②③④⑤⑥', undefined],
])('%j holds the code %j', (typed, code) => {
  expect(sixDigitsIn(typed)).toBe(code);
});
