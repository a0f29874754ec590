import { expect, test } from 'vitest';
import { renewingAnnual as annual } from '../../../testing/held-subscriptions.ts';
import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import { createSoldPlans } from '../catalogue/sold-plans.ts';
import { judgeEligibility, type UserSubscription } from '../eligibility.ts';
import { billingUnavailable } from '../refusal.ts';
import type { Wanted } from '../validating.ts';
import { offerStanding } from './offer-standing.ts';

const today = '2026-11-20';
const ending: UserSubscription = { ...annual, nextChargeOn: null, endsOn: '2026-12-20' };
const queued: UserSubscription = { ...annual, id: 'two', startsOn: '2026-12-20' };

function standingOf(
  subscriptions: readonly UserSubscription[],
  sold: readonly SellablePlan[] = ['B2C14DANNUAL', 'B2CFAMILYA2022'],
) {
  const soldPlans = createSoldPlans(sold);
  const rightToBuy = (_userId: string, { plan, upgrade = false, begins }: Wanted) => {
    const judged = judgeEligibility({
      subscriptions,
      today,
      plan: soldPlans.wantedPlan({ plan, upgrade }),
      upgrade,
      later: begins === 'later',
      paymentDue: false,
      paymentMethodExpired: false,
      voucherUsedBefore: false,
    });
    return Promise.resolve(
      judged.ok ? judged : { ...judged, refusal: billingUnavailable, paymentDue: false },
    );
  };
  return offerStanding('user-1', { rightToBuy, soldPlans }, today);
}

const subscriber = { status: 'subscriber' };
const mayChangeOn = (from: string) => ({
  status: 'subscriber',
  change: { plan: 'B2CFAMILYA2022', from },
});

const mayChangeTodayOr = (from: string) => ({
  status: 'subscriber',
  change: { plan: 'B2CFAMILYA2022', from, orToday: true },
});

test.each([
  ['an account that never had a plan', [], { status: 'newcomer' }],
  ['a purchase that was called off before it began', [{ ...queued, endsOn: today }], { status: 'former' }],
  ['a former member', [{ ...ending, endsOn: today }], { status: 'former' }],
  [
    'a trial',
    [{ ...annual, startsOn: today, firstChargeOn: '2026-12-04', nextChargeOn: '2026-12-04' }],
    mayChangeOn('2026-12-04'),
  ],
  ['a plan that renews', [annual], mayChangeTodayOr('2027-08-12')],
  ['a plan that is paused', [{ ...annual, pausedFrom: today }], { ...subscriber, paused: true }],
  ['a plan that will be paused', [{ ...annual, pausedFrom: '2027-08-12' }], subscriber],
  ['a plan that renews and one that waits', [annual, queued], subscriber],
  ['a family plan', [{ ...annual, planCode: 'B2CFAMILYA2022' }], subscriber],
  ['a plan of an app store', [{ ...annual, source: 'itunes' }], subscriber],
  ['a plan that ends', [ending], { status: 'ending', from: '2026-12-20' }],
  ['a plan of an app store that ends', [{ ...ending, source: 'itunes' }], subscriber],
  ['a plan that ends and is followed by another', [ending, queued], subscriber],
  ['a plan that waits for its first day', [queued], subscriber],
] satisfies [string, UserSubscription[], object][])('%s', async (_account, subscriptions, expected) => {
  expect(await standingOf(subscriptions)).toEqual(expected);
});

test('nothing to change to where no family plan is sold', async () => {
  expect(await standingOf([annual], ['B2C14DANNUAL'])).toEqual(subscriber);
});

test('a signed-out visitor is offered what a newcomer is', async () => {
  const rightToBuy = () => Promise.reject(new Error('asked without a user'));
  const billing = { rightToBuy, soldPlans: createSoldPlans(['B2C14DANNUAL']) };
  expect(await offerStanding(undefined, billing, today)).toEqual({ status: 'newcomer' });
});
