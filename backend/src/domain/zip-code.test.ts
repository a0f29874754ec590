import { expect, test } from 'vitest';
import { typedZipCode, zipCode } from './zip-code.ts';

test.each([
  ['10001', '10001'],
  [' 10001', '10001'],
  ['10001-1234', '10001-1234'],
  ['10001 1234', '10001-1234'],
  ['100011234', '10001-1234'],
  ['10001–1234', '10001-1234'],
  ['１０００１', '10001'],
])('%j is the ZIP code %s', (text, code) => {
  expect(typedZipCode(text)).toBe(code);
  expect(typedZipCode(text)).toMatch(zipCode);
});

// ASVS V5.1.4
test.each(['1000', '100011', '1000 1', '10001-', '10001-123', 'SW1A 1AA', ''])(
  '%j is no ZIP code',
  (text) => {
    expect(typedZipCode(text)).not.toMatch(zipCode);
  },
);
