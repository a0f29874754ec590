import { expect, test } from 'vitest';
import { account, monthly, today } from '../../../testing/sample-member.ts';
import { tooMany } from '../personal-limits.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import { notNow } from './refusals.ts';
import { createStudentRenewals } from './student-renewals.ts';

function standingAfter(
  refusal: Refusal,
  subscriptions = [monthly],
  boughtBy: 'student' | 'other' = 'student',
) {
  const students = createStudentRenewals({
    members: {
      subscriptionsOf: () => Promise.resolve(subscriptions),
      accountsOf: () => Promise.resolve([]),
    },
    studentTermsOf: () => Promise.resolve(undefined),
    boughtAsStudent: () => Promise.resolve(boughtBy === 'student'),
    draw: () => Promise.resolve({ ok: false, refusal }),
    clock: { now: () => new Date(`${today}T12:00:00Z`) },
  });
  return students.priceStandingOf('u-1');
}

test.each([
  ['renewalOff', notNow.RENEWAL_IS_OFF],
  ['cancelled', notNow.SUBSCRIPTION_CANCELLED],
  ['paused', notNow.PAUSE_PLANNED],
  ['planChange', notNow.PLAN_CHANGE_PLANNED],
  ['paymentDue', notNow.PAYMENT_DUE],
  ['otherPlan', notNow.NO_STUDENT_PRICE],
  ['changedElsewhere', notNow.CHANGED_ELSEWHERE],
  ['tooManyChanges', tooMany('TOO_MANY_CHANGES', 10)],
  ['unavailable', billingUnavailable],
] as const)('%s is told of what stands in the way', async (reason, refusal) => {
  expect(await standingAfter(refusal)).toEqual({ standing: 'blocked', reason });
});

test('a year at the price that follows a plan is told as one that runs', async () => {
  const annual = { ...monthly, id: 's-2', planCode: 'B2CANNUAL' as const, startsOn: '2026-12-02' };
  const toCome = {
    ...{ ...annual, firstChargeOn: annual.startsOn, nextChargeOn: annual.startsOn },
    ...{ discountEndsOn: '2027-12-02', nextCharge: { amount: 3499, currency: 'EUR' as const } },
    afterDiscount: { date: '2027-12-02', amount: { amount: 6999, currency: 'EUR' as const } },
  };
  const ending = { ...monthly, nextChargeOn: null, nextCharge: null, endsOn: '2026-12-02' };
  const runs = {
    ...{ standing: 'running', until: '2027-12-02', renewableFrom: '2027-10-02', renewed: false },
    ordinary: { date: '2027-12-02', amount: { amount: 6999 } },
  };
  expect(await standingAfter(notNow.NO_STUDENT_PRICE, [ending, toCome])).toMatchObject(runs);
  expect(await standingAfter(notNow.NO_STUDENT_PRICE, [toCome])).toMatchObject(runs);
  // One that was bought by another voucher is at another price.
  expect(await standingAfter(notNow.NO_STUDENT_PRICE, [ending, toCome], 'other')).toMatchObject({
    standing: 'blocked',
  });
  expect(await standingAfter(notNow.NO_STUDENT_PRICE, [toCome], 'other')).toBeUndefined();
  // A discount on a plan that is paid by the month is another one.
  const other = { ...toCome, planCode: 'B2CMONTHLY' as const };
  expect(await standingAfter(notNow.NO_STUDENT_PRICE, [ending, other])).toMatchObject({
    standing: 'blocked',
  });
  expect(await standingAfter(notNow.NO_STUDENT_PRICE, [other])).toBeUndefined();
});

test.each([
  ['who had the price', { percentOff: 50, months: 12, verifiedOn: undefined }, '2027-10-02'],
  ['who never had it', undefined, undefined],
])('the end of a discount is that of the price for students to %s alone', async (_, terms, until) => {
  const students = createStudentRenewals({
    members: {
      subscriptionsOf: () => Promise.resolve([{ ...monthly, discountEndsOn: '2027-10-02' }]),
      accountsOf: () =>
        Promise.resolve([
          { accountNumber: account.number, userId: 'u-1', currency: 'EUR' as const, country: 'DE' },
        ]),
    },
    studentTermsOf: () => Promise.resolve(terms),
    boughtAsStudent: () => Promise.resolve(true),
    draw: () => Promise.resolve({ ok: false, refusal: billingUnavailable }),
    clock: { now: () => new Date(`${today}T12:00:00Z`) },
  });
  expect(await students.priceUntil('u-1')).toBe(until);
});
