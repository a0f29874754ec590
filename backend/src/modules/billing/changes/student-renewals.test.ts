import { expect, test } from 'vitest';
import { account, monthly, today } from '../../../testing/sample-member.ts';
import { tooMany } from '../personal-limits.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import { notNow } from './refusals.ts';
import { createStudentRenewals } from './student-renewals.ts';

function standingAfter(refusal: Refusal) {
  const students = createStudentRenewals({
    members: {
      subscriptionsOf: () => Promise.resolve([monthly]),
      accountsOf: () => Promise.resolve([]),
    },
    studentTermsOf: () => Promise.resolve(undefined),
    draw: () => Promise.resolve({ ok: false, refusal }),
    clock: { now: () => new Date(`${today}T12:00:00Z`) },
  });
  return students.standingOf('u-1');
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
    draw: () => Promise.resolve({ ok: false, refusal: billingUnavailable }),
    clock: { now: () => new Date(`${today}T12:00:00Z`) },
  });
  expect(await students.priceUntil('u-1')).toBe(until);
});
