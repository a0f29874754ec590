import type { DiscountReminderFacts } from './DiscountReminderState.ts';

const charge = { date: '2027-12-04', amount: { amount: 6999, currency: 'EUR' } } as const;

/** Every state of the mail, once. */
export const discountReminderStates = {
  year: { firstName: 'Alex', plan: { kind: 'annual', period: 'year' }, charge },
  student: { firstName: 'Alex', plan: { kind: 'annual', period: 'year' }, charge, student: true },
  month: {
    firstName: 'Alex',
    plan: { kind: 'monthly', period: 'month' },
    charge: { ...charge, amount: { amount: 1299, currency: 'EUR' } },
  },
  halfYear: {
    plan: { kind: 'halfYearly', period: 'halfYear' },
    charge: { ...charge, amount: { amount: 4499, currency: 'EUR' } },
  },
  withCredit: {
    firstName: 'Alex',
    plan: { kind: 'annual', period: 'year' },
    charge: {
      ...charge,
      amount: { amount: 6415, currency: 'EUR' },
      credit: { amount: 584, currency: 'EUR' },
    },
  },
  paidByCredit: {
    firstName: 'Alex',
    plan: { kind: 'monthly', period: 'month' },
    charge: { ...charge, amount: { amount: 0, currency: 'EUR' }, credit: { amount: 1299, currency: 'EUR' } },
  },
} satisfies Record<string, DiscountReminderFacts>;
