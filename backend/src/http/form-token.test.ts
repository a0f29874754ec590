import { expect, test } from 'vitest';
import { createFormTokens } from './form-token.ts';

let now = Date.UTC(2026, 10, 23);
const tokens = createFormTokens({ secret: 'ours', now: () => now });
const after = (ms: number, token: string) => {
  now += ms;
  return tokens.accepts(token);
};

// ASVS V11.1.2
test('a form is taken a second after it was opened, since autofill needs no longer, for a day', () => {
  const token = tokens.issue();
  expect(after(999, token)).toBe(false);
  expect(after(1, token)).toBe(true);
  expect(after(24 * 3_600_000, token)).toBe(true);
  expect(after(1, token)).toBe(false);
});

test('a form that is shown once more is taken after half a second', () => {
  const token = tokens.reissue();
  expect(after(499, token)).toBe(false);
  expect(after(1, token)).toBe(true);
});

test.each(['', '0', '0.', '1.x', `${now}.${'x'.repeat(43)}`])('%j is no proof of ours', (token) => {
  expect(tokens.accepts(token)).toBe(false);
});

test('a proof of another secret, or with another time, is none', () => {
  const foreign = createFormTokens({ secret: 'theirs', now: () => now - 10_000 }).issue();
  expect(tokens.accepts(foreign)).toBe(false);
  const [, signature] = tokens.issue().split('.');
  expect(tokens.accepts(`${now - 10_000}.${signature}`)).toBe(false);
});
