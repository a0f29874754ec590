import type { Money } from '../../../formatting/Money.ts';
import { activeSamples } from './Subscription.activeSamples.ts';
import { annual, euros, manyYearsWithGifts, monthly, paid, userId, visa } from './Subscription.samples.ts';
import type { QueuedPlan, SubscriptionState, WaitingPlanState } from './SubscriptionState.ts';

const rupees: Money = { amount: 499900, currency: 'INR' };

/** After the annual plan was given back. */
const waiting = {
  status: 'waiting',
  userId,
  today: '2026-11-28',
  queued: { number: 'A-S00000143', plan: monthly, first: { date: '2027-11-20', amount: euros(1299) } },
  paidWith: visa,
  history: paid(['2026-11-20', euros(6999), 'annual']),
} satisfies WaitingPlanState;

const annualOnRenewal: QueuedPlan = {
  number: 'A-S00000143',
  plan: annual,
  first: { date: '2026-12-20', amount: euros(6999) },
  refund: { days: 30, until: '2027-01-19' },
};

/** A plan that has not begun, where nothing runs, and beside plans that go on. */
export const waitingSamples = {
  waiting: { ...waiting, queued: annualOnRenewal },
  laterCredit: {
    ...waiting,
    queued: { ...waiting.queued, first: { date: '2027-11-20', amount: euros(0), credit: euros(1299) } },
  },
  waitingForFamily: {
    ...waiting,
    history: manyYearsWithGifts,
    paidWith: { method: 'card', brand: 'American Express', last4: '0005', validUntil: '2028-09' },
    queued: {
      number: 'A-S00000143',
      plan: { kind: 'family', period: 'year' },
      first: { date: '2027-09-28', amount: rupees },
      refund: { days: 30, until: '2027-10-28' },
    },
  },
  waitingMethodUnknown: {
    status: 'waiting',
    userId,
    today: '2026-11-28',
    queued: { number: 'A-S00000143', plan: annual, first: { date: '2026-12-20' } },
    history: { status: 'empty' },
  },
  waitingForAccess: {
    ...waiting,
    queued: {
      number: 'A-S00000143',
      plan: { kind: 'access', period: 'month' },
      first: { date: '2026-12-20' },
    },
  },
  giftToCome: {
    ...waiting,
    queued: {
      number: 'A-S00000143',
      plan: { kind: 'access', period: 'month', gift: true },
      first: { date: '2026-12-20' },
    },
  },
  waitingEmployerPays: { ...waiting, employer: 'Acorn' },
  waitingInFamily: { ...waiting, family: { ownerName: 'Uma' } },
  activeBeforeGift: {
    ...activeSamples.activeMonthly,
    queued: {
      number: 'A-S00000143',
      plan: { kind: 'access', period: 'month', gift: true },
      first: { date: '2027-10-20' },
    },
  },
  activeBeforeAccess: {
    ...activeSamples.justBoughtMonthly,
    queued: {
      number: 'A-S00000143',
      plan: { kind: 'access', period: 'month' },
      first: { date: '2026-12-20' },
    },
  },
  activeThenNext: { ...activeSamples.activeMonthly, queued: annualOnRenewal },
  otherSourceThenNext: {
    status: 'otherSource',
    store: 'itunes',
    plan: annual,
    today: '2026-11-22',
    period: { from: '2025-12-14', until: '2026-12-14' },
    queued: annualOnRenewal,
    history: { status: 'empty' },
  },
} satisfies Record<string, SubscriptionState>;
