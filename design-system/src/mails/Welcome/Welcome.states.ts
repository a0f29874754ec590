import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/membership.ts';

/** Sent once, when something was bought. */
export interface WelcomeFacts {
  firstName: string;
  plan: HeldPlan;
  boughtOn: string;
  /** After the day it was bought where the plan waits for the present one to end. */
  startsOn: string;
  /** After the beginning where the first days are free. */
  firstCharge: { date: string; amount: Money };
  /** The day of the reminder, where the first days are free. */
  reminder?: string;
}

const annual: HeldPlan = { kind: 'annual', period: 'year' };

/** Every state of the mail, once. */
export const welcomeStates = {
  trial: {
    firstName: 'Alex',
    plan: annual,
    boughtOn: '2026-11-20',
    startsOn: '2026-11-20',
    reminder: '2026-12-01',
    firstCharge: { date: '2026-12-04', amount: { amount: 4899, currency: 'EUR' } },
  },
  paidToday: {
    firstName: 'Alex',
    plan: { kind: 'monthly', period: 'month' },
    boughtOn: '2026-11-20',
    startsOn: '2026-11-20',
    firstCharge: { date: '2026-11-20', amount: { amount: 1299, currency: 'EUR' } },
  },
  queued: {
    firstName: 'Alex',
    plan: annual,
    boughtOn: '2026-11-20',
    startsOn: '2026-12-02',
    firstCharge: { date: '2026-12-02', amount: { amount: 6999, currency: 'EUR' } },
  },
} satisfies Record<string, WelcomeFacts>;
