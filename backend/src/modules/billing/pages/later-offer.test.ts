import { beforeEach, expect, test } from 'vitest';
import { renewingAnnual } from '../../../testing/held-subscriptions.ts';
import { createSoldPlans } from '../catalogue/sold-plans.ts';
import { judgeEligibility, type UserSubscription } from '../eligibility.ts';
import type { VoucherQuestion } from '../offered-vouchers.ts';
import { billingUnavailable } from '../refusal.ts';
import type { Wanted } from '../validating.ts';
import { laterOffer, plansToFollow } from './later-offer.ts';

const today = '2026-11-20';
const monthly: UserSubscription = {
  ...renewingAnnual,
  planCode: 'B2CMONTHLY',
  nextChargeOn: '2026-12-02',
  nextCharge: { amount: 1299, currency: 'EUR' },
};
const ending: UserSubscription = { ...monthly, nextChargeOn: null, endsOn: '2026-12-02' };
const location = { country: 'US', lookupStatus: 'success', zone: 'US' } as const;

/** What was asked of vouchers. */
const questions: VoucherQuestion[] = [];
beforeEach(() => void questions.splice(0));

/** Billing as far as the offer asks it, for a member whose account is billed in Germany. SLEEP30 lowers each plan. */
function billingOf(...subscriptions: UserSubscription[]) {
  const rightToBuy = (_userId: string, { plan, begins, upgrade = false }: Wanted) => {
    const judged = judgeEligibility({
      subscriptions,
      today,
      plan,
      upgrade,
      later: begins === 'later',
      paymentDue: false,
      paymentMethodExpired: false,
      voucherUsedBefore: false,
    });
    return Promise.resolve(
      judged.ok
        ? { ...judged, country: 'DE' }
        : { ok: false as const, refusal: billingUnavailable, paymentDue: false },
    );
  };
  const soldPlans = createSoldPlans(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);
  const offeredVouchers = (question: VoucherQuestion) => {
    questions.push(question);
    const valid = { ok: true, code: 'SLEEP30', percentOff: 30, months: 14 } as const;
    return Promise.resolve(
      new Map(question.code === 'SLEEP30' ? question.plans.map((plan) => [plan, valid]) : []),
    );
  };
  return { rightToBuy, soldPlans, offeredVouchers };
}
const asked = { userId: 'mia', location, chosenHere: false, offeredOn: today, voucher: undefined };

test('another plan is offered from the day that the present one is paid until, at the price of its account', async () => {
  expect(await laterOffer(billingOf(monthly), { ...asked, plan: 'B2CFAMILYA2022' })).toEqual({
    status: 'laterAlone',
    from: 'monthly',
    to: 'family',
    price: { amount: 9999, currency: 'EUR' },
    tax: 'included',
    country: 'DE',
    offeredOn: today,
    paidUntil: '2026-12-02',
  });
});

test('a plan with free days is offered where it was chosen instead of them', async () => {
  const wanted = { ...asked, plan: 'B2C14DANNUAL' } as const;
  expect(await laterOffer(billingOf(monthly), wanted)).toBeUndefined();
  expect(await laterOffer(billingOf(monthly), { ...wanted, chosenHere: true })).toMatchObject({
    to: 'annual',
    price: { amount: 6999, currency: 'EUR' },
    family: { plan: 'B2CFAMILYA2022', chosen: 'B2C14DANNUAL' },
  });
  const familyMonthly = { ...monthly, planCode: 'B2CFAMILYM' as const };
  const fromFamily = await laterOffer(billingOf(familyMonthly), { ...wanted, chosenHere: true });
  expect(fromFamily).toMatchObject({ from: 'family', to: 'annual' });
  expect(fromFamily).not.toHaveProperty('family');
});

test('a voucher lowers the price of the account, until the first charge after its months', async () => {
  const voucher = { code: 'SLEEP30', address: '203.0.113.7' };
  const wanted = { ...asked, voucher, chosenHere: true, plan: 'B2C14DANNUAL' } as const;
  expect(await laterOffer(billingOf(monthly), wanted)).toMatchObject({
    price: { amount: 6999, currency: 'EUR' },
    voucher: {
      ...{ code: 'SLEEP30', percentOff: 30, ordinaryPriceFrom: '2028-12-02' },
      price: { amount: 4899, currency: 'EUR' },
    },
  });
  // As the quote asks: on the code without free days, where the account is billed.
  expect(questions).toEqual([
    { ...voucher, userId: 'mia', plans: ['B2CANNUAL'], zone: 'EU', newMember: false },
  ]);
  const family = { ...monthly, planCode: 'B2CFAMILYA2022' as const };
  expect(await laterOffer(billingOf(family), { ...asked, voucher, plan: 'B2CMONTHLY' })).toMatchObject({
    voucher: { price: { amount: 909 }, ordinaryPriceFrom: '2028-02-02' },
  });
  const refused = { ...wanted, voucher: { ...voucher, code: 'EXPIRED21' } };
  expect(await laterOffer(billingOf(monthly), refused)).not.toHaveProperty('voucher');
});

test.each([
  ['the plan that is held', [monthly], 'B2CMONTHLY'],
  ['a plan that ends', [ending], 'B2CFAMILYA2022'],
  ['no plan', [], 'B2CFAMILYA2022'],
] as const)('nothing is offered with %s', async (_what, subscriptions, plan) => {
  expect(await laterOffer(billingOf(...subscriptions), { ...asked, plan })).toBeUndefined();
});

test('instead of free days come the plans for one person that can follow', async () => {
  expect(await plansToFollow(billingOf(monthly), 'mia')).toEqual([{ code: 'B2C14DANNUAL', kind: 'annual' }]);
  const family = { ...monthly, planCode: 'B2CFAMILYA2022' as const };
  expect(await plansToFollow(billingOf(family), 'uma')).toEqual([
    { code: 'B2CMONTHLY', kind: 'monthly' },
    { code: 'B2C14DANNUAL', kind: 'annual' },
  ]);
  expect(await plansToFollow(billingOf({ ...monthly, pausedFrom: '2026-12-02' }), 'mia')).toEqual([]);
});
