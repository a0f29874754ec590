import { expect, test } from 'vitest';
import { createSoldPlans } from '../catalogue/sold-plans.ts';
import type { BillingAccount } from '../members/refreshing.ts';
import type { Subscription } from '../members/repository.ts';
import { account, monthly, today } from '../../../testing/sample-member.ts';
import { possibleChanges } from './possible.ts';

const soldPlans = createSoldPlans(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);

function possible(held: Partial<Subscription>, of: Partial<BillingAccount> = {}) {
  const subscriptions = [{ ...monthly, ...held }];
  const { plans, refusals } = possibleChanges({
    subscriptions,
    payments: [],
    accounts: [{ ...account, ...of }],
    today,
    soldPlans,
  });
  const kinds = [
    'changePlan',
    'keepPlan',
    'cancelNext',
    'renewOn',
    'pause',
    'undoPause',
    'resume',
    'refund',
    'withdraw',
  ] as const;
  return {
    kinds: kinds.filter((kind) => refusals[kind] === undefined),
    plans: plans.map(({ plan, price }) => [plan, price.amount]),
  };
}

const annual = ['B2C14DANNUAL', 6999];
const family = ['B2CFAMILYA2022', 9999];

test.each([
  ['a plan that renews', {}, ['changePlan', 'pause'], [annual, family]],
  [
    'a planned plan',
    { planCode: 'B2CANNUAL', planned: { plan: 'B2CMONTHLY', startsOn: '2026-12-02' } },
    ['changePlan', 'keepPlan'],
    [family],
  ],
  ['a planned pause', { pausedFrom: '2026-12-02', pausedUntil: '2027-01-02' }, ['undoPause'], []],
  ['a pause', { pausedFrom: '2026-11-12', pausedUntil: '2026-12-12' }, ['resume'], []],
  ['renewal that is off', { endsOn: '2026-12-02', renewalOff: true }, ['renewOn'], []],
  ['another company', { source: 'itunes' }, [], []],
] as const)('%s', (_, held, kinds, plans) => {
  expect(possible(held)).toEqual({ kinds, plans });
});

test.each([
  ['holds for long yet', '2027-03-01', undefined, { until: '2027-03-01', next: 'later' }],
  ['ends soon', '2026-12-20', undefined, { until: '2026-12-20', next: 'verify' }],
  ['ends soon, and is verified again', '2026-12-20', '2026-11-20', { until: '2026-12-20', next: 'confirm' }],
  ['is over', '2026-11-02', undefined, undefined],
  ['is over, and is verified again', '2026-11-02', '2026-11-20', { next: 'confirm' }],
] as const)('a price for students that %s', (_, discountEndsOn, verifiedOn, studentPrice) => {
  const held = { planCode: 'B2CANNUAL', discountEndsOn } as const;
  const changer = { payments: [], accounts: [account], today, soldPlans };
  const studentTerms = { percentOff: 50, months: 12, verifiedOn };
  const subscriptions = [{ ...monthly, ...held }];
  expect(possibleChanges({ ...changer, subscriptions, studentTerms }).studentPrice).toEqual(studentPrice);
  expect(possibleChanges({ ...changer, subscriptions }).studentPrice).toBeUndefined();
  const ending = [{ ...monthly, ...held, endsOn: '2026-12-20' }];
  expect(possibleChanges({ ...changer, subscriptions: ending, studentTerms }).studentPrice).toBeUndefined();
});

test('an expired card stands in the way of no choice: the change itself says what to do', () => {
  expect(possible({}, { paymentMethodExpired: true }).plans).toEqual([annual, family]);
});

test('without an answer of the billing company nothing can be changed', () => {
  const { plans, refusals } = possibleChanges({
    subscriptions: [monthly],
    payments: [],
    accounts: [],
    today,
    soldPlans,
  });
  expect([plans, refusals.changePlan?.error.code]).toEqual([[], 'BILLING_UNAVAILABLE']);
});
