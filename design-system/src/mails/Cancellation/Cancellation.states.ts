import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { CancellationFacts } from './CancellationState.ts';

const annual: HeldPlan = { kind: 'annual', period: 'year' };
const monthly: HeldPlan = { kind: 'monthly', period: 'month' };

/** Every state of the mail, once. */
export const cancellationStates = {
  trial: {
    firstName: 'Alex',
    plan: annual,
    cancelledOn: '2026-11-22',
    cancelled: { kind: 'trial', accessUntil: '2026-12-04' },
  },
  paid: {
    firstName: 'Alex',
    plan: monthly,
    cancelledOn: '2026-11-22',
    cancelled: { kind: 'paid', accessUntil: '2026-12-20' },
  },
  over: { firstName: 'Alex', plan: monthly, cancelledOn: '2026-11-22', cancelled: { kind: 'over' } },
  queued: {
    firstName: 'Alex',
    plan: annual,
    cancelledOn: '2026-11-22',
    cancelled: { kind: 'queued', accessUntil: '2026-12-20' },
  },
  queuedBehindRenewal: {
    firstName: 'Alex',
    plan: annual,
    cancelledOn: '2026-11-22',
    cancelled: { kind: 'queued' },
  },
  unpaid: {
    firstName: 'Alex',
    plan: monthly,
    cancelledOn: '2026-11-29',
    cancelled: { kind: 'unpaid', accessUntil: '2026-11-29', amount: { amount: 1299, currency: 'EUR' } },
  },
  unpaidReminderMissed: {
    firstName: 'Alex',
    plan: annual,
    cancelledOn: '2026-12-13',
    cancelled: {
      kind: 'unpaid',
      accessUntil: '2026-12-13',
      amount: { amount: 6999, currency: 'EUR' },
      reminderMissed: true,
    },
  },
  withoutName: {
    plan: { kind: 'family', period: 'year' },
    cancelledOn: '2026-11-22',
    cancelled: { kind: 'paid', accessUntil: '2027-09-28' },
  },
} satisfies Record<string, CancellationFacts>;
