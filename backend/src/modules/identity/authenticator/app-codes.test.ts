import { expect, test } from 'vitest';
import { appKeyUri, codeAt, newAppKey, readKey, stepOfCode, writtenKey } from './app-codes.ts';

const key = Buffer.from('12345678901234567890');
const stepMs = 30_000;

// RFC 6238, appendix B: the last six of its eight digits.
// ASVS V2.8.3
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %s seconds an app shows what the standard says', (seconds, code) => {
  const time = seconds * 1000;
  expect(codeAt(key, time)).toBe(code);
  expect(stepOfCode(key, code, time)).toBe(Math.floor(time / stepMs));
});

// ASVS V2.8.1
test('a code counts for one step before and one after its own, and names its own', () => {
  const time = 50_000 * stepMs + 1;
  const code = codeAt(key, time);
  const at = [-2, -1, 0, 1, 2].map((steps) => stepOfCode(key, code, time + steps * stepMs));
  expect(at).toEqual([undefined, 50_000, 50_000, 50_000, undefined]);
});

test.each(['', '12345', '1234567', 'abcdef', '12345a', '٣٥٣١٣٠'])('%j is no code', (typed) => {
  expect(stepOfCode(key, typed, 0)).toBeUndefined();
});

test('a code may be typed with a space, as apps show it', () => {
  expect(stepOfCode(key, ' 287 082 ', 59_000)).toBe(1);
});

test('a key can be written down and read again, and an app takes it over by its address', () => {
  const made = newAppKey();
  expect(made).toHaveLength(20);
  expect(readKey(writtenKey(made))).toEqual(made);
  const uri = new URL(appKeyUri(key, 'alex+home@gmail.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Stillpoint:alex+home@gmail.com');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Stillpoint',
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  });
});
