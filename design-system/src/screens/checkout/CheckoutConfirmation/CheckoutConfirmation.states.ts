import type { CheckoutConfirmationState } from './CheckoutConfirmationState.ts';

type Confirmed = Extract<CheckoutConfirmationState, { status: 'confirmed' }>;

const paidToday = {
  status: 'confirmed',
  plan: 'annual',
  period: 'year',
  orderedOn: '2026-11-20',
  paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
  country: 'DE',
  email: 'alex.morgan@example.com',
} satisfies Partial<Confirmed>;

const trial: Confirmed = {
  ...paidToday,
  trialDays: 14,
  timeline: [
    { kind: 'today', date: '2026-11-20', amount: { amount: 0, currency: 'EUR' } },
    { kind: 'reminder', date: '2026-12-01' },
    { kind: 'charge', date: '2026-12-04', amount: { amount: 4899, currency: 'EUR' } },
    { kind: 'renewal', date: '2027-12-04', amount: { amount: 6999, currency: 'EUR' } },
  ],
  refundDays: 30,
};

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const checkoutConfirmationStates = {
  confirmed: trial,
  checking: { status: 'checking' },
  refused: { status: 'refused', reason: 'declined' },
  otherAccount: { status: 'otherAccount', order: 'made' },
} satisfies {
  [Status in CheckoutConfirmationState['status']]: Extract<CheckoutConfirmationState, { status: Status }>;
};

/** Other purchases and refusals with the same statuses. */
export const checkoutConfirmationVariants = {
  confirmedLongest: {
    ...paidToday,
    trialDays: 14,
    country: 'IN',
    email: 'alexandra.schmidtbauer306@demo.stillpoint.example',
    timeline: [
      { kind: 'today', date: '2026-11-20', amount: { amount: 0, currency: 'INR' } },
      { kind: 'reminder', date: '2026-12-01' },
      { kind: 'charge', date: '2026-12-04', amount: { amount: 1_149_900, currency: 'INR' } },
      { kind: 'renewal', date: '2027-12-04', amount: { amount: 1_149_900, currency: 'INR' } },
    ],
    refundDays: 30,
  },
  confirmedMonthly: {
    ...paidToday,
    plan: 'monthly',
    period: 'month',
    timeline: [
      { kind: 'today', date: '2026-11-20', amount: { amount: 1299, currency: 'EUR' } },
      { kind: 'renewal', date: '2026-12-20', amount: { amount: 1299, currency: 'EUR' } },
    ],
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
  },
  confirmedMonthlyTrial: {
    ...paidToday,
    plan: 'monthly',
    period: 'month',
    trialDays: 7,
    timeline: [
      { kind: 'today', date: '2026-11-20', amount: { amount: 0, currency: 'EUR' } },
      { kind: 'reminder', date: '2026-11-24' },
      { kind: 'charge', date: '2026-11-27', amount: { amount: 1299, currency: 'EUR' } },
      { kind: 'renewal', date: '2026-12-27', amount: { amount: 1299, currency: 'EUR' } },
    ],
  },
  confirmedFamily: {
    ...paidToday,
    plan: 'family',
    timeline: [
      { kind: 'today', date: '2026-11-20', amount: { amount: 9999, currency: 'EUR' } },
      { kind: 'renewal', date: '2027-11-20', amount: { amount: 9999, currency: 'EUR' } },
    ],
    refundDays: 30,
  },
  confirmedBrazil: {
    ...paidToday,
    plan: 'family',
    timeline: [
      { kind: 'today', date: '2026-11-20', amount: { amount: 21990, currency: 'BRL' } },
      { kind: 'renewal', date: '2027-11-20', amount: { amount: 21990, currency: 'BRL' } },
    ],
    refundDays: 30,
  },
  confirmedAfterCurrentPlan: {
    ...paidToday,
    follows: '2026-12-12',
    timeline: [
      { kind: 'charge', date: '2026-12-12', amount: { amount: 6999, currency: 'EUR' } },
      { kind: 'renewal', date: '2027-12-12', amount: { amount: 6999, currency: 'EUR' } },
    ],
    refundDays: 30,
  },
  confirmedMethodUnknown: {
    status: 'confirmed',
    plan: 'monthly',
    period: 'month',
    orderedOn: '2026-11-20',
    country: 'DE',
    email: 'alex.morgan@example.com',
    timeline: [
      { kind: 'today', date: '2026-11-20', amount: { amount: 1299, currency: 'EUR' } },
      { kind: 'renewal', date: '2026-12-20', amount: { amount: 1299, currency: 'EUR' } },
    ],
  },
  refusedMethodExpired: { status: 'refused', reason: 'methodExpired' },
  refusedUnavailable: { status: 'refused', reason: 'unavailable' },
  otherAccountOpen: { status: 'otherAccount', order: 'open' },
  otherAccountRefused: { status: 'otherAccount', order: 'refused' },
} satisfies Record<string, CheckoutConfirmationState>;
