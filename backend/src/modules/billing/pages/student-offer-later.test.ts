import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { renewingAnnual } from '../../../testing/held-subscriptions.ts';
import type { StudentStanding } from '../changes/student-renewals.ts';
import { createSoldPlans } from '../catalogue/sold-plans.ts';
import { judgeEligibility, type UserSubscription } from '../eligibility.ts';
import { billingUnavailable } from '../refusal.ts';
import type { Wanted } from '../validating.ts';
import { createStudentOffer } from './student-offer.ts';

const today = '2026-11-20';
const monthly: UserSubscription = {
  ...renewingAnnual,
  planCode: 'B2CMONTHLY',
  nextChargeOn: '2026-12-02',
  nextCharge: { amount: 1299, currency: 'EUR' },
};
const euros = (amount: number) => ({ amount, currency: 'EUR' });

/** The offer to a member whose account is billed in Germany, and who is in the US. `present`: of who had the price before. */
function offerTo(
  subscription: UserSubscription,
  { zones = ['EU'], present }: { zones?: string[]; present?: StudentStanding } = {},
) {
  const offer = createStudentOffer({
    locationOf: () => Promise.resolve({ country: 'US', lookupStatus: 'success', zone: 'US' }),
    billing: {
      soldPlans: createSoldPlans(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']),
      rightToBuy: (_userId: string, { plan, begins, upgrade = false }: Wanted) => {
        const judged = judgeEligibility({
          ...{ subscriptions: [subscription], today, plan, upgrade, later: begins === 'later' },
          ...{ paymentDue: false, paymentMethodExpired: false, voucherUsedBefore: false },
        });
        return Promise.resolve(
          judged.ok ? { ...judged, country: 'DE' } : { ok: false as const, refusal: billingUnavailable },
        );
      },
      membershipOf: () => Promise.resolve({ current: {} }),
      changes: { students: { priceStandingOf: () => Promise.resolve(present) } },
    } as unknown as Parameters<typeof createStudentOffer>[0]['billing'],
    vouchers: {
      forStudents: ({ planCode, zone }) =>
        Promise.resolve(
          planCode === 'B2CANNUAL' && zones.includes(zone)
            ? { ok: true, code: 'STUDENT50', percentOff: 50, months: 12 }
            : undefined,
        ),
      redemptionOf: () => Promise.resolve(present && { usedOn: '2025-09-01' }),
    },
  });
  return offer({} as FastifyRequest, { language: 'en', userId: 'mia', today });
}

test('the price of a plan that follows is asked for, and shown, where the present one is billed', async () => {
  expect(await offerTo(monthly)).toEqual({
    offer: {
      ...{ plan: 'B2C14DANNUAL', voucher: 'STUDENT50', percentOff: 50, months: 12, trialDays: 0 },
      ...{ price: euros(3499), before: euros(6999), tax: 'included', startsOn: '2026-12-02' },
    },
    next: { standing: 'later' },
  });
  expect(await offerTo(monthly, { zones: ['US'] })).toBeUndefined();
});

test.each([
  ['is that of the price', renewingAnnual],
  ['is paused', { ...monthly, pausedFrom: '2026-12-02' }],
  ['is billed by a store', { ...monthly, source: 'itunes' as const }],
])('beside a plan that %s nothing is sold', async (_what, subscription) => {
  const offered = await offerTo(subscription, { zones: ['EU', 'US'] });
  expect(offered?.next).toEqual({ standing: 'subscribed' });
  expect(offered?.offer).not.toHaveProperty('startsOn');
});

test('who had the price before and has another plan now can have it next, by a later verification', async () => {
  const otherPlan = { standing: 'blocked', reason: 'otherPlan' } as const;
  expect((await offerTo(monthly, { present: otherPlan }))?.next).toEqual({
    ...{ standing: 'later', since: '2025-09-02' },
  });
  const paymentDue = { standing: 'blocked', reason: 'paymentDue' } as const;
  expect((await offerTo(monthly, { present: paymentDue }))?.next).toEqual(paymentDue);
  const paused = { ...monthly, pausedFrom: '2026-12-02' };
  const held = await offerTo(paused, { zones: ['EU', 'US'], present: otherPlan });
  expect(held?.next).toEqual(otherPlan);
});
