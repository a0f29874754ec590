import type { Money } from '../../../formatting/Money.ts';
import type { BillingStep } from '../BillingState.ts';
import { euro } from './Checkout.samplePlans.ts';
import type { Quote } from './CheckoutState.ts';

export const today = '2026-11-20';

export function afterTrial(charge: Money, renewal: Money): BillingStep[] {
  return [
    { kind: 'today', date: today, amount: { ...charge, amount: 0 } },
    { kind: 'reminder', date: '2026-12-01' },
    { kind: 'charge', date: '2026-12-04', amount: charge },
    { kind: 'renewal', date: '2027-12-04', amount: renewal },
  ];
}

export const annual: Quote = {
  id: 'quote-annual',
  plan: 'annual',
  orderedOn: today,
  period: 'year',
  price: euro(6999),
  tax: { mode: 'included', amount: euro(1117) },
  firstPeriod: euro(6999),
  totalToday: euro(6999),
  timeline: [
    { kind: 'today', date: today, amount: euro(6999) },
    { kind: 'renewal', date: '2027-11-20', amount: euro(6999) },
  ],
  refundDays: 30,
};

export const queued: Quote = {
  ...annual,
  id: 'quote-queued',
  follows: '2026-12-12',
  totalToday: euro(0),
  timeline: [
    { kind: 'charge', date: '2026-12-12', amount: euro(6999) },
    { kind: 'renewal', date: '2027-12-12', amount: euro(6999) },
  ],
};

export const annualTrial: Quote = {
  ...annual,
  id: 'quote-annual-trial',
  trialDays: 14,
  totalToday: euro(0),
  timeline: afterTrial(euro(6999), euro(6999)),
};

/** What a voucher for three months lowers of the monthly plan. */
export const threeMonthsLowered = {
  discount: { percentOff: 30, lasts: { count: 3, period: 'month' }, amount: euro(390) },
  tax: { mode: 'included', amount: euro(145) },
  firstPeriod: euro(909),
} satisfies Partial<Quote>;

export const monthly: Quote = {
  id: 'quote-monthly',
  plan: 'monthly',
  orderedOn: today,
  period: 'month',
  price: euro(1299),
  tax: { mode: 'included', amount: euro(207) },
  firstPeriod: euro(1299),
  totalToday: euro(1299),
  timeline: [
    { kind: 'today', date: today, amount: euro(1299) },
    { kind: 'renewal', date: '2026-12-20', amount: euro(1299) },
  ],
};

export const familyAnnual: Quote = {
  ...annual,
  id: 'quote-family',
  plan: 'family',
  price: euro(9999),
  tax: { mode: 'included', amount: euro(1596) },
  firstPeriod: euro(9999),
  totalToday: euro(9999),
  timeline: [
    { kind: 'today', date: today, amount: euro(9999) },
    { kind: 'renewal', date: '2027-11-20', amount: euro(9999) },
  ],
};
