import { expect, test } from 'vitest';
import { typedVoucherCode, voucherCodeLength } from './voucher-code.ts';

test('what was typed is kept without the space around it, and without control characters', () => {
  expect(typedVoucherCode('  sleep30 ')).toBe('sleep30');
  expect(typedVoucherCode('SLEEP\u000030')).toBe('SLEEP30');
  expect(typedVoucherCode(' \n ')).toBeUndefined();
});

test('what is too long stays too long', () => {
  const longest = 'A'.repeat(voucherCodeLength);
  expect(typedVoucherCode(longest)).toBe(longest);
  for (const more of [1, 61, 5_000]) expect(typedVoucherCode(longest + 'A'.repeat(more))).toBe(`${longest}A`);
});
