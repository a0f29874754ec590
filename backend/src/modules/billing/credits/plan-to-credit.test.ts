import { expect, test } from 'vitest';
import type { Subscription } from '../members/repository.ts';
import { planToCredit, worthOfMonth } from './plan-to-credit.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const monthly: Subscription = {
  ...{ id: 'one', userId: 'nora', source: 'zuora', externalId: 'S-1', planCode: 'B2CMONTHLY' },
  ...{ startsOn: '2026-11-20', firstChargeOn: '2026-11-20', endsOn: null },
  ...{ nextChargeOn: '2026-12-20', nextCharge: euros(1299), afterDiscount: null, discountEndsOn: null },
  ...{ remindedOn: null, discountRemindedOf: null, accountNumber: 'A-1', planSince: '2026-11-20' },
  ...{ planned: null, renewalOff: false, pausedFrom: null, pausedUntil: null, updatedAt: new Date() },
};
const declined = { amount: euros(1299), failedOn: '2026-11-20', nextTryOn: '2026-12-02', lastTry: false };

function held(one: Partial<Subscription> = {}, more: { failed?: typeof declined; country?: string } = {}) {
  const { failed, country = 'DE' } = more;
  const accounts = [{ accountNumber: 'A-1', currency: 'EUR' as const, country }];
  return { subscriptions: [{ ...monthly, ...one }], accounts, failed, today: '2026-12-01' };
}

test.each([
  ['a plan that renews', held(), 'now'],
  ['one whose pause is planned', held({ pausedFrom: '2026-12-20', pausedUntil: '2027-01-20' }), 'later'],
  ['one that is paused', held({ pausedFrom: '2026-11-25', pausedUntil: '2027-01-25' }), 'later'],
  ['one whose renewal failed', held({}, { failed: declined }), 'later'],
  ['one that ends', held({ endsOn: '2026-12-20', nextChargeOn: null }), 'noPlan'],
  ['one that another company bills', held({ source: 'itunes' }), 'noPlan'],
  ['access', held({ planCode: 'HSTEAMACCESS' }), 'noPlan'],
])('what is told of a month is what becomes of it: %s', (_what, plan, creditable) => {
  expect(worthOfMonth(plan)).toMatchObject({ creditable });
  expect(planToCredit(plan) !== undefined).toBe(creditable === 'now');
});

test('a month is worth the price without the tax that is added', () => {
  expect(worthOfMonth(held())).toEqual({ creditable: 'now', worth: euros(1299), tax: 'included' });
  expect(worthOfMonth(held({}, { country: 'US' }))).toMatchObject({ worth: euros(1299), tax: 'added' });
});
