import type { Money } from '../../../formatting/Money.ts';
import type { HeldPlan, HeldPlanKind, MembershipStep } from '../MembershipState.ts';
import type {
  ChargedTo,
  EarlierPlan,
  OwnSubscription,
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

export const number = 'A-S00000142';

const invoiceOf = (date: string) => `INV${date.replaceAll('-', '')}`;

/** Payments for plans, latest first. */
export function paid(...payments: [date: string, amount: Money, plan: HeldPlanKind][]): KeptHistory {
  return {
    status: 'kept',
    earlier: [],
    payments: payments.map(([date, amount, plan]) => ({ date, amount, plan, invoice: invoiceOf(date) })),
  };
}

/** The steps of a plan that was paid on its first day, and those after it. */
export function paidOnce(date: string, amount: Money, ...later: MembershipStep[]): MembershipStep[] {
  return [{ kind: 'start', date }, { kind: 'payment', date, amount }, ...later];
}

/** What holds of a monthly plan that was paid for on the 20th of November. */
export const monthlyPaid = {
  userId,
  number,
  period: { from: '2026-11-20', until: '2026-12-20' },
  history: paid(['2026-11-20', euros(1299), 'monthly']),
  price: withTax(1299),
  plan: monthly,
  paidWith: visa,
} satisfies Partial<OwnSubscription>;

/** What holds of an annual plan that was paid for on the 20th of November. */
export const annualPaid = {
  userId,
  number,
  period: { from: '2026-11-20', until: '2027-11-20' },
  history: paid(['2026-11-20', euros(6999), 'annual']),
  price: withTax(6999),
  plan: annual,
  paidWith: visa,
} satisfies Partial<OwnSubscription>;

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
    { date: '2026-10-11', amount: euros(9999), plan: 'family', invoice: invoiceOf('2026-10-11') },
    { date: '2025-10-11', amount: euros(9999), plan: 'family' },
    { date: '2024-10-11', amount: euros(6999), plan: 'annual' },
    { date: '2023-04-01', amount: euros(3999) },
  ],
  earlier: earlierPlans,
};

/** Free days whose first charge has a discount. */
export const trial = {
  status: 'trial',
  days: 14,
  daysLeft: 4,
  userId,
  number,
  today: '2026-11-30',
  period: { from: '2026-11-20', until: '2026-12-04' },
  history: { status: 'empty' },
  price: withTax(6999),
  plan: annual,
  first: { date: '2026-12-04', amount: euros(4899) },
  reminder: '2026-12-01',
  paidWith: visa,
  refund: { days: 30, until: '2027-01-03' },
  withdrawUntil: '2026-12-04',
  afterDiscount: { date: '2027-12-04', amount: euros(6999) },
  timeline: [
    { kind: 'start', date: '2026-11-20' },
    { kind: 'reminder', date: '2026-12-01' },
    { kind: 'charge', date: '2026-12-04', amount: euros(4899) },
    { kind: 'renewal', date: '2027-12-04', amount: euros(6999) },
  ],
} satisfies Extract<SubscriptionState, { status: 'trial' }>;

/** Gifts that were given and received, without anything else. */
export const heldGifts: KeptHistory = {
  ...{ status: 'kept', payments: [], earlier: [] },
  gifts: [
    { direction: 'received', kind: 'season', name: 'Alex', on: '2026-11-20' },
    { direction: 'received', kind: 'year', on: '2025-11-20' },
    ...(['waiting', 'sent', 'redeemed', 'refunded', 'expired'] as const).map((standing) => ({
      ...{ direction: 'given' as const, kind: 'familyYear' as const, standing, on: '2026-12-24' },
      ...{ id: '3f0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e10', name: 'June' },
    })),
  ],
};

/** A subscriber's payments and plans of several years, and a gift of each kind that was given beside them. */
export const manyYearsWithGifts: KeptHistory = {
  ...manyYears,
  gifts: (['year', 'season', 'familyYear'] as const).map((kind) => ({
    ...{ direction: 'given' as const, kind, standing: 'sent' as const, on: '2026-11-24' },
    ...{ id: '3f0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e10', name: 'June' },
  })),
};
