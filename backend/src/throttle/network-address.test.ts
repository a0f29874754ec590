import { expect, test } from 'vitest';
import { networkAddress } from './network-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['[2001:DB8:1:02::1]:443', '2001:db8:1:2'],
  ['2001:0db8:0001:2::1', '2001:db8:1:2'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, address) => {
  expect(networkAddress(ip)).toBe(address);
});
