import type { Money } from '../../../formatting/Money.ts';
import type { HeldPlan, HeldPlanKind } from '../MembershipState.ts';
import type {
  ChargedTo,
  EarlierPlan,
  PlanPrice,
  SubscriptionHistory,
  SubscriptionState,
} from './SubscriptionState.ts';

type KeptHistory = Extract<SubscriptionHistory, { status: 'kept' }>;

export const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

export const annual: HeldPlan = { kind: 'annual', period: 'year' };

export const monthly: HeldPlan = { kind: 'monthly', period: 'month' };

export const visa: ChargedTo = { method: 'card', brand: 'Visa', last4: '4242', validUntil: '2029-08' };

export const withTax = (amount: number): PlanPrice => ({ mode: 'included', amount: euros(amount) });

export const userId = 'b7f1';

/** Payments for plans, latest first. */
export function paid(...payments: [date: string, amount: Money, plan: HeldPlanKind][]): KeptHistory {
  return {
    status: 'kept',
    earlier: [],
    payments: payments.map(([date, amount, plan]) => ({ date, amount, plan })),
  };
}

/** Plans of the past, from each company that bills them. */
const earlierPlans: readonly EarlierPlan[] = [
  { plan: 'annual', source: 'own', from: '2024-10-11', until: '2025-10-11' },
  { plan: 'halfYearly', source: 'own', from: '2023-04-01', until: '2023-10-01' },
  { plan: 'monthly', source: 'itunes', from: '2022-11-14', until: '2023-03-14' },
  { plan: 'annual', source: 'google', from: '2021-11-14', until: '2022-11-14' },
  { plan: 'family', source: 'spotify', from: '2020-11-14', until: '2021-11-14' },
  { plan: 'monthly', source: 'unknown', from: '2020-06-14', until: '2020-11-14' },
];

/** Payments of several years, one of them for a plan that is not known any more. */
export const manyYears: KeptHistory = {
  status: 'kept',
  payments: [
    { date: '2026-10-11', amount: euros(9999), plan: 'family' },
    { date: '2025-10-11', amount: euros(9999), plan: 'family' },
    { date: '2024-10-11', amount: euros(6999), plan: 'annual' },
    { date: '2023-04-01', amount: euros(3999) },
  ],
  earlier: earlierPlans,
};

/** Plans that renew. */
export const activeSamples = {
  active: {
    status: 'active',
    userId,
    today: '2026-11-28',
    period: { from: '2026-11-20', until: '2027-11-20' },
    history: paid(['2026-11-20', euros(6999), 'annual']),
    price: withTax(6999),
    plan: annual,
    next: { date: '2027-11-20', amount: euros(6999) },
    paidWith: visa,
    refund: { days: 30, until: '2026-12-20' },
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(6999) },
      { kind: 'renewal', date: '2027-11-20', amount: euros(6999) },
    ],
  },
  activeMonthly: {
    status: 'active',
    userId,
    today: '2026-12-02',
    period: { from: '2026-11-20', until: '2026-12-20' },
    history: paid(
      ['2026-11-20', euros(1299), 'monthly'],
      ['2026-10-20', euros(1299), 'monthly'],
      ['2026-09-20', euros(1299), 'monthly'],
      ['2026-08-20', euros(1299), 'monthly'],
    ),
    price: withTax(1299),
    plan: monthly,
    next: { date: '2026-12-20', amount: euros(1299) },
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
    timeline: [
      { kind: 'start', date: '2026-08-20' },
      { kind: 'payment', date: '2026-08-20', amount: euros(1299) },
      { kind: 'payment', date: '2026-09-20', amount: euros(1299) },
      { kind: 'payment', date: '2026-10-20', amount: euros(1299) },
      { kind: 'payment', date: '2026-11-20', amount: euros(1299) },
      { kind: 'renewal', date: '2026-12-20', amount: euros(1299) },
    ],
  },
  activeWithPlannedPlan: {
    status: 'active',
    userId,
    today: '2027-11-08',
    period: { from: '2026-11-20', until: '2027-11-20' },
    history: paid(['2026-11-20', euros(6999), 'annual']),
    price: withTax(6999),
    plan: annual,
    next: { date: '2027-11-20', amount: euros(1299) },
    planned: { plan: monthly, first: { date: '2027-11-20', amount: euros(1299) } },
    paidWith: visa,
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(6999) },
      { kind: 'renewal', date: '2027-11-20', amount: euros(1299) },
    ],
  },
  activeWithPlannedPlanAndGuarantee: {
    status: 'active',
    userId,
    today: '2026-11-28',
    period: { from: '2026-11-20', until: '2027-11-20' },
    history: paid(['2026-11-20', euros(6999), 'annual']),
    price: withTax(6999),
    plan: annual,
    next: { date: '2027-11-20', amount: euros(1299) },
    planned: { plan: monthly, first: { date: '2027-11-20', amount: euros(1299) } },
    paidWith: visa,
    refund: { days: 30, until: '2026-12-20' },
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(6999) },
      { kind: 'renewal', date: '2027-11-20', amount: euros(1299) },
    ],
  },
  activeWithPlannedPause: {
    status: 'active',
    userId,
    today: '2026-12-02',
    period: { from: '2026-11-20', until: '2026-12-20' },
    history: paid(['2026-11-20', euros(1299), 'monthly']),
    price: withTax(1299),
    plan: monthly,
    next: { date: '2027-02-20', amount: euros(1299) },
    pause: { from: '2026-12-20', until: '2027-02-20' },
    paidWith: visa,
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(1299) },
      { kind: 'renewal', date: '2027-02-20', amount: euros(1299) },
    ],
  },
  activeWithDiscount: {
    status: 'active',
    userId,
    today: '2026-11-24',
    period: { from: '2026-11-20', until: '2026-12-20' },
    history: paid(['2026-11-20', euros(909), 'monthly']),
    price: withTax(1299),
    plan: monthly,
    next: { date: '2026-12-20', amount: euros(909) },
    afterDiscount: { date: '2027-02-20', amount: euros(1299) },
    paidWith: visa,
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(909) },
      { kind: 'renewal', date: '2026-12-20', amount: euros(909) },
      { kind: 'renewal', date: '2027-02-20', amount: euros(1299) },
    ],
  },
  activeWithLastingDiscount: {
    status: 'active',
    userId,
    today: '2026-12-17',
    period: { from: '2026-11-20', until: '2026-12-20' },
    history: paid(['2026-11-20', euros(909), 'monthly']),
    price: withTax(909),
    plan: monthly,
    next: { date: '2026-12-20', amount: euros(909) },
    paidWith: visa,
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(909) },
      { kind: 'renewal', date: '2026-12-20', amount: euros(909) },
    ],
  },
  activeInRupees: {
    status: 'active',
    userId,
    today: '2026-12-28',
    period: { from: '2026-12-20', until: '2027-12-20' },
    history: paid(['2026-12-20', { amount: 299900, currency: 'INR' }, 'family']),
    price: { mode: 'included', amount: { amount: 299900, currency: 'INR' } },
    plan: { kind: 'family', period: 'year' },
    next: { date: '2027-12-20', amount: { amount: 299900, currency: 'INR' } },
    paidWith: visa,
    refund: { days: 30, until: '2027-01-19' },
    timeline: [
      { kind: 'start', date: '2026-12-20' },
      { kind: 'payment', date: '2026-12-20', amount: { amount: 299900, currency: 'INR' } },
      { kind: 'renewal', date: '2027-12-20', amount: { amount: 299900, currency: 'INR' } },
    ],
  },
  activeInReais: {
    status: 'active',
    userId,
    today: '2026-11-22',
    period: { from: '2026-11-20', until: '2027-11-20' },
    history: paid(['2026-11-20', { amount: 21990, currency: 'BRL' }, 'family']),
    price: { mode: 'included', amount: { amount: 21990, currency: 'BRL' } },
    plan: { kind: 'family', period: 'year' },
    next: { date: '2027-11-20', amount: { amount: 21990, currency: 'BRL' } },
    paidWith: { method: 'paypal', email: 'alexandra.schmidtbauer306@demo.stillpoint.example' },
    refund: { days: 30, until: '2026-12-20' },
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: { amount: 21990, currency: 'BRL' } },
      { kind: 'renewal', date: '2027-11-20', amount: { amount: 21990, currency: 'BRL' } },
    ],
  },
  activeFamily: {
    status: 'active',
    userId,
    today: '2027-03-14',
    period: { from: '2026-10-11', until: '2027-10-11' },
    history: manyYears,
    plan: { kind: 'family', period: 'year' },
    next: { date: '2027-10-11' },
    timeline: [
      { kind: 'start', date: '2026-10-11' },
      { kind: 'payment', date: '2026-10-11', amount: euros(9999) },
      { kind: 'renewal', date: '2027-10-11' },
    ],
  },
  activeInDollars: {
    status: 'active',
    userId,
    today: '2027-05-08',
    period: { from: '2026-11-20', until: '2027-11-20' },
    history: paid(['2026-11-20', { amount: 7489, currency: 'USD' }, 'annual']),
    price: { mode: 'added', amount: { amount: 7489, currency: 'USD' } },
    plan: annual,
    next: { date: '2027-11-20', amount: { amount: 7489, currency: 'USD' } },
    paidWith: { method: 'card', brand: 'Mastercard', last4: '5454', validUntil: '2027-04' },
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: { amount: 7489, currency: 'USD' } },
      { kind: 'renewal', date: '2027-11-20', amount: { amount: 7489, currency: 'USD' } },
    ],
  },
} satisfies Record<string, Extract<SubscriptionState, { status: 'active' }>>;
