import type { StudentVerifiedFacts } from './StudentVerifiedState.ts';

const waiting = {
  firstName: 'Alex',
  plan: { kind: 'annual', period: 'year' },
  charge: { date: '2027-11-20', amount: { amount: 6999, currency: 'EUR' } },
} as const satisfies StudentVerifiedFacts;

/** Every state of the mail, once. */
export const studentVerifiedStates = {
  waiting,
  last: { ...waiting, last: true },
  withCredit: {
    ...waiting,
    charge: {
      date: '2027-11-20',
      amount: { amount: 6415, currency: 'EUR' },
      credit: { amount: 584, currency: 'EUR' },
    },
  },
  unnamed: { plan: waiting.plan, charge: waiting.charge },
} satisfies Record<string, StudentVerifiedFacts>;
