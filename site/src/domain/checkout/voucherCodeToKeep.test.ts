import { expect, test } from 'vitest';
import { voucherCodeToKeep } from './voucherCodeToKeep.ts';

const refused = { status: 'refused', code: 'SLEEP30' } as const;

test('a voucher that is being looked up counts, and one that was taken', () => {
  expect(voucherCodeToKeep({ status: 'checking', code: 'SLEEP30' })).toBe('SLEEP30');
  const offer = { percentOff: 30, lasts: { count: 1, period: 'year' } } as const;
  expect(voucherCodeToKeep({ status: 'applied', code: 'SLEEP30', offer })).toBe('SLEEP30');
});

test('one that may still be taken is kept', () => {
  expect(voucherCodeToKeep({ ...refused, reason: 'notForPlan', fits: 'monthly' })).toBe('SLEEP30');
  expect(voucherCodeToKeep({ ...refused, reason: 'unavailable' })).toBe('SLEEP30');
});

test.each(['missing', 'notFound', 'expired', 'soldOut', 'notForZone', 'alreadyUsed'] as const)(
  'one that is %s is not tried again',
  (reason) => {
    expect(voucherCodeToKeep({ ...refused, reason })).toBeUndefined();
  },
);
