import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { SubscriptionChangedFacts } from './SubscriptionChangedState.ts';

const annual: HeldPlan = { kind: 'annual', period: 'year' };
const monthly: HeldPlan = { kind: 'monthly', period: 'month' };

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Every state of the mail, once. */
export const subscriptionChangedStates = {
  planChanged: {
    firstName: 'Alex',
    plan: annual,
    change: { kind: 'planChanged' },
    next: { date: '2027-11-22', amount: euros(6999) },
  },
  planChangedInTrial: {
    firstName: 'Alex',
    plan: { kind: 'family', period: 'year' },
    change: { kind: 'planChangedInTrial' },
    next: { date: '2026-12-04', amount: euros(9999) },
  },
  planPlanned: {
    firstName: 'Alex',
    plan: monthly,
    change: { kind: 'planPlanned', day: '2027-09-28' },
    next: { date: '2027-09-28', amount: euros(1299) },
  },
  planKept: {
    firstName: 'Alex',
    plan: annual,
    change: { kind: 'planKept' },
    next: { date: '2027-09-28', amount: euros(6999) },
  },
  renewalOn: {
    firstName: 'Alex',
    plan: monthly,
    change: { kind: 'renewalOn' },
    next: { date: '2026-12-20', amount: euros(1299) },
  },
  paused: {
    firstName: 'Alex',
    plan: monthly,
    change: { kind: 'paused', day: '2026-12-20', until: '2027-02-20' },
    next: { date: '2027-02-20', amount: euros(1299) },
  },
  pauseUndone: {
    firstName: 'Alex',
    plan: monthly,
    change: { kind: 'pauseUndone' },
    next: { date: '2026-12-20', amount: euros(1299) },
  },
  resumed: {
    firstName: 'Alex',
    plan: monthly,
    change: { kind: 'resumed' },
    next: { date: '2027-02-03', amount: euros(1299) },
  },
  studentPrice: {
    firstName: 'Alex',
    plan: annual,
    change: {
      kind: 'studentPrice',
      day: '2026-12-05',
      after: { date: '2027-12-05', amount: euros(6999) },
    },
    next: { date: '2026-12-05', amount: euros(3499) },
  },
  refunded: { firstName: 'Alex', plan: annual, change: { kind: 'refunded', amount: euros(6999) } },
  refundedThenNext: {
    firstName: 'Alex',
    plan: annual,
    change: { kind: 'refunded', amount: euros(6999), day: '2027-11-10' },
    next: { date: '2027-11-10', amount: euros(1299) },
  },
  withdrawn: {
    firstName: 'Alex',
    plan: annual,
    change: {
      kind: 'withdrawn',
      amount: euros(6999),
      at: '2026-11-22T20:15:00.000Z',
      contract: 'A-S00000142',
    },
  },
  withdrawnFree: {
    firstName: 'Alex',
    plan: annual,
    change: { kind: 'withdrawn', amount: euros(0), at: '2026-11-22T20:15:00.000Z', contract: 'A-S00000142' },
  },
  withdrawnThenNext: {
    firstName: 'Alex',
    plan: annual,
    change: {
      kind: 'withdrawn',
      amount: euros(6999),
      day: '2027-11-10',
      at: '2026-11-22T20:15:00.000Z',
      contract: 'A-S00000142',
    },
    next: { date: '2027-11-10', amount: euros(1299) },
  },
  refundedThenAccess: {
    ...{ firstName: 'Alex', plan: annual, change: { kind: 'refunded', amount: euros(6999) } },
    accessFrom: '2027-11-10',
  },
  withdrawnThenAccess: {
    firstName: 'Alex',
    plan: annual,
    change: {
      kind: 'withdrawn',
      amount: euros(6999),
      at: '2026-11-22T20:15:00.000Z',
      contract: 'A-S00000142',
    },
    accessFrom: '2027-11-10',
  },
  renewalOnBesideAccess: {
    ...{ firstName: 'Alex', plan: annual, change: { kind: 'renewalOn' } },
    next: { date: '2027-11-10', amount: euros(6999) },
    accessFrom: '2027-11-10',
  },
  pauseUndonePaidByCredit: {
    firstName: 'Alex',
    plan: { kind: 'monthly', period: 'month' },
    change: { kind: 'pauseUndone' },
    next: { date: '2026-12-20', amount: euros(0), credit: euros(1299) },
  },
  withoutName: { plan: { kind: 'family', period: 'year' }, change: { kind: 'planChanged' } },
} satisfies Record<string, SubscriptionChangedFacts>;
