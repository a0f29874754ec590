import { describe, expect, test } from 'vitest';
import { membershipOn } from '../members/membership.ts';
import type { Payment, Subscription } from '../members/repository.ts';
import { countedStatusOf } from './counted-status.ts';

const today = '2026-11-22';
const price = { amount: 1299, currency: 'EUR' } as const;
const nothing = { amount: 0, currency: 'EUR' } as const;

const renewing: Subscription = {
  id: 'd0000000-0000-4000-8000-000000000099',
  userId: 'd0000000-0000-4000-8000-000000000001',
  source: 'zuora',
  externalId: 'S-1',
  planCode: 'B2CMONTHLY',
  startsOn: '2026-11-02',
  firstChargeOn: '2026-11-02',
  nextChargeOn: '2026-12-02',
  nextCharge: price,
  afterDiscount: null,
  endsOn: null,
  remindedOn: null,
  discountEndsOn: null,
  discountRemindedOf: null,
  accountNumber: null,
  planSince: null,
  planned: null,
  renewalOff: false,
  pausedFrom: null,
  pausedUntil: null,
  updatedAt: new Date(`${today}T00:00:00Z`),
};
const payment: Payment = {
  paymentNumber: 'P-1',
  userId: renewing.userId,
  subscriptionNumber: 'S-1',
  invoiceNumber: null,
  amount: price,
  paidOn: '2026-11-02',
};

function statusOf(
  differing: Partial<Subscription> | undefined,
  { payments = [], paymentDue = false }: { payments?: Payment[]; paymentDue?: boolean } = {},
) {
  const subscriptions = differing === undefined ? [] : [{ ...renewing, ...differing }];
  return countedStatusOf(membershipOn(today, subscriptions, payments), { paymentDue });
}

describe('the status that analytics counts', () => {
  test('of a person without a subscription is unknown', () => {
    expect(statusOf(undefined)).toBe('unknown');
  });

  test('of free days is a free trial', () => {
    expect(statusOf({ firstChargeOn: '2026-12-02' })).toBe('free trial');
  });

  test('of a plan that renews is paying', () => {
    expect(statusOf({}, { payments: [payment] })).toBe('paying');
  });

  test('of a charge that failed and is tried again is graced', () => {
    expect(statusOf({}, { payments: [payment], paymentDue: true })).toBe('graced');
  });

  test.each([
    ['a voucher takes the whole price off', { nextCharge: nothing }],
    ['the plan has no price', { nextChargeOn: null, nextCharge: null }],
  ])('is a free subscription where %s', (_why, differing) => {
    expect(statusOf(differing)).toBe('free subscription');
  });

  test('is paying where the amount of the next charge is not known, and where another company bills', () => {
    expect(statusOf({ nextCharge: null })).toBe('paying');
    expect(statusOf({ source: 'itunes', nextChargeOn: null, nextCharge: null })).toBe('paying');
  });

  test('of access that a voucher opened is a free subscription', () => {
    const access = { planCode: 'NETFLIX30D', nextChargeOn: null, nextCharge: null } as const;
    expect(statusOf({ ...access, endsOn: '2026-12-02' })).toBe('free subscription');
  });

  test('of a plan that ends or has ended is cancelled, also with a debt', () => {
    expect(statusOf({ endsOn: '2026-12-02' }, { paymentDue: true })).toBe('cancelled');
    expect(statusOf({ endsOn: today })).toBe('cancelled');
  });
});
