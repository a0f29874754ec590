import type { TrialReminderFacts } from './TrialReminderState.ts';

/** Every state of the mail, once. */
export const trialReminderStates = {
  byCard: {
    firstName: 'Alex',
    plan: { kind: 'annual', period: 'year' },
    charge: { date: '2026-12-04', amount: { amount: 4899, currency: 'EUR' } },
    paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
  },
  byPayPal: {
    firstName: 'Alex',
    plan: { kind: 'annual', period: 'year' },
    charge: { date: '2026-12-04', amount: { amount: 6999, currency: 'EUR' } },
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
  },
  methodUnknown: {
    firstName: 'Alex',
    plan: { kind: 'monthly', period: 'month' },
    charge: { date: '2026-12-04', amount: { amount: 1299, currency: 'EUR' } },
  },
  withCredit: {
    firstName: 'Alex',
    plan: { kind: 'annual', period: 'year' },
    charge: {
      date: '2026-12-04',
      amount: { amount: 6415, currency: 'EUR' },
      credit: { amount: 584, currency: 'EUR' },
    },
    paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
  },
  paidByCredit: {
    firstName: 'Alex',
    plan: { kind: 'monthly', period: 'month' },
    charge: {
      date: '2026-12-04',
      amount: { amount: 0, currency: 'EUR' },
      credit: { amount: 1299, currency: 'EUR' },
    },
    paidWith: { method: 'card', brand: 'Visa', last4: '4242' },
  },
} satisfies Record<string, TrialReminderFacts>;
