import type { CardReminderFacts } from './CardReminderState.ts';

const chargedAfter = {
  firstName: 'Alex',
  plan: { kind: 'annual', period: 'year' },
  card: { brand: 'Visa', last4: '4242', validUntil: '2026-11' },
  nextChargeOn: '2026-12-04',
} as const satisfies CardReminderFacts;

/** Every state of the mail, once. */
export const cardReminderStates = {
  chargedAfter,
  chargedBefore: { ...chargedAfter, plan: { kind: 'monthly', period: 'month' }, nextChargeOn: '2026-11-20' },
  unnamed: { plan: chargedAfter.plan, card: chargedAfter.card, nextChargeOn: chargedAfter.nextChargeOn },
} satisfies Record<string, CardReminderFacts>;
