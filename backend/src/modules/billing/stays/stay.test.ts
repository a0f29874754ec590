import { expect, test } from 'vitest';
import type { Payment, Subscription } from '../members/repository.ts';
import { judgeStay, type Stay } from './stay.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

/** Fourteen free days of an annual plan. */
const annual: Subscription = {
  ...{ id: 'one', userId: 'finn', source: 'zuora', externalId: 'S-1', planCode: 'B2C14DANNUAL' },
  ...{ startsOn: '2026-11-20', firstChargeOn: '2026-12-04', endsOn: null },
  ...{ nextChargeOn: '2026-12-04', nextCharge: euros(6999), afterDiscount: null, discountEndsOn: null },
  ...{ remindedOn: null, discountRemindedOf: null, accountNumber: 'A-1', planSince: '2026-11-20' },
  ...{ planned: null, renewalOff: false, pausedFrom: null, pausedUntil: null, updatedAt: new Date() },
};
const monthly: Subscription = { ...annual, planCode: 'B2CMONTHLY', nextCharge: euros(1299) };
const charged = { nextChargeOn: '2027-12-04' };

const payment: Payment = {
  ...{ paymentNumber: 'P-1', userId: 'finn', subscriptionNumber: 'S-1', invoiceNumber: 'INV-1' },
  ...{ amount: euros(6999), paidOn: '2026-12-04' },
};

const judged = (
  subscription: Subscription,
  today: string,
  known: { payments?: Payment[]; others?: Subscription[]; failed?: true } = {},
): Stay =>
  judgeStay(subscription, {
    today,
    payments: known.payments ?? [],
    subscriptions: [subscription, ...(known.others ?? [])],
    failed: known.failed && {
      ...{ amount: euros(6999), failedOn: '2026-12-04', nextTryOn: null, lastTry: false },
    },
  });

const payments = [payment];

test('in free days nothing is paid yet', () => {
  expect(judged(annual, '2026-12-03')).toEqual({ stands: 'free', until: '2026-12-04' });
});

test('cancelled in free days, the friend has left', () => {
  const ended = { ...annual, endsOn: '2026-12-04', nextChargeOn: null };
  expect(judged(ended, '2026-11-25')).toEqual({ stands: 'left' });
});

test.each([
  ['an annual plan through its thirty days', { ...annual, ...charged }, '2027-01-03', '2027-01-04'],
  ['a monthly plan through fourteen', { ...monthly, nextChargeOn: '2027-01-04' }, '2026-12-18', '2026-12-19'],
])('%s can be given back, and from the next day on the friend has stayed', (_plan, plan, last, until) => {
  expect(judged(plan, '2026-12-04', { payments })).toEqual({ stands: 'refundable', until });
  expect(judged(plan, last, { payments })).toEqual({ stands: 'refundable', until });
  expect(judged(plan, until, { payments })).toEqual({ stands: 'stayed' });
});

test('given back, the friend has left', () => {
  const back = { ...annual, endsOn: '2026-12-04', nextChargeOn: null };
  expect(judged(back, '2026-12-20', { payments })).toEqual({ stands: 'left' });
});

test('a renewal that is switched off is no leaving: what was paid for lasts beyond the window', () => {
  const ending = { ...annual, endsOn: '2027-12-04', nextChargeOn: null };
  expect(judged(ending, '2026-12-20', { payments })).toMatchObject({ stands: 'refundable' });
  expect(judged(ending, '2027-12-20', { payments })).toEqual({ stands: 'stayed' });
});

test('a first charge that fails is neither a stay nor a leaving until it is given up', () => {
  const failing = { ...annual, ...charged };
  expect(judged(failing, '2026-12-06', { failed: true })).toEqual({ stands: 'free', until: '2026-12-07' });
  expect(judged({ ...failing, endsOn: '2026-12-13', nextChargeOn: null }, '2026-12-14')).toEqual({
    stands: 'left',
  });
});

test('what credit has paid for is no payment, and neither is a day that a pause has moved', () => {
  expect(judged({ ...annual, ...charged }, '2027-01-04')).toEqual({ stands: 'free', until: '2027-01-05' });
  const free = { ...payment, amount: euros(0) };
  expect(judged({ ...annual, ...charged }, '2027-01-04', { payments: [free] })).toMatchObject({
    stands: 'free',
  });
});

test('a plan that follows free days can be withdrawn from, also by a request that is kept, and until then the friend has not stayed', () => {
  const ended = { ...annual, endsOn: '2026-12-04', nextChargeOn: null };
  const next: Subscription = {
    ...monthly,
    ...{ id: 'two', externalId: 'S-2', startsOn: '2026-12-04', planSince: '2026-12-04' },
    nextChargeOn: '2027-01-04',
  };
  const known = {
    others: [next],
    payments: [{ ...payment, subscriptionNumber: 'S-2', amount: euros(1299) }],
  };
  // The last day to withdraw is a Monday, the 21st.
  expect(judged(ended, '2026-12-28', known)).toEqual({ stands: 'refundable', until: '2026-12-29' });
  expect(judged(ended, '2026-12-29', known)).toEqual({ stands: 'stayed' });
});

test('what is owed again after the window is no stay until it is paid', () => {
  const owed = { payments, failed: true as const };
  expect(judged({ ...annual, ...charged }, '2027-01-10', owed)).toEqual({
    ...{ stands: 'refundable', until: '2027-01-11' },
  });
});

test('another plan at once has a window of its own', () => {
  const upgraded = { ...annual, planSince: '2026-12-10', nextChargeOn: '2027-12-10' };
  const both = [payment, { ...payment, paymentNumber: 'P-2', paidOn: '2026-12-10' }];
  expect(judged(upgraded, '2027-01-05', { payments: both })).toEqual({
    ...{ stands: 'refundable', until: '2027-01-10' },
  });
});

test('a family plan that takes the place of one in free days stands for it; access does not', () => {
  const ended = { ...annual, endsOn: '2026-12-04', nextChargeOn: null };
  const family: Subscription = {
    ...{ ...annual, id: 'two', externalId: 'S-2', planCode: 'B2CFAMILYA' },
    ...{ startsOn: '2026-12-04', nextChargeOn: '2027-12-04' },
  };
  const paid = [{ ...payment, subscriptionNumber: 'S-2' }];
  expect(judged(ended, '2027-02-01', { payments: paid, others: [family] })).toEqual({ stands: 'stayed' });
  const access: Subscription = { ...family, planCode: 'GIFTACCESS' };
  expect(judged(ended, '2027-02-01', { others: [access] })).toEqual({ stands: 'left' });
});
