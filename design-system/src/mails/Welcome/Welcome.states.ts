import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { WelcomeFacts } from './WelcomeState.ts';

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
  withoutName: {
    plan: { kind: 'monthly', period: 'month' },
    boughtOn: '2026-11-20',
    startsOn: '2026-11-20',
    firstCharge: { date: '2026-11-20', amount: { amount: 1299, currency: 'EUR' } },
  },
} satisfies Record<string, WelcomeFacts>;
