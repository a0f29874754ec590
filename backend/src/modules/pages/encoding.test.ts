import { expect, test } from 'vitest';
import { encodingFor } from './encoding.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['zstd', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('accept-encoding "%s" is answered with %s', (accepted, encoding) => {
  expect(encodingFor({ headers: { 'accept-encoding': accepted } })).toBe(encoding);
});
