import type { HeldPlan } from '../MembershipState.ts';
import type { Leaving, CancelSubscriptionState } from './CancelSubscriptionState.ts';

const annual: HeldPlan = { kind: 'annual', period: 'year' };

const monthly: HeldPlan = { kind: 'monthly', period: 'month' };

const trial: Leaving = { kind: 'trial', plan: annual, openUntil: '2026-12-04' };

const inRefundWindow: Leaving = {
  kind: 'inRefundWindow',
  plan: annual,
  openUntil: '2027-11-20',
  refund: { until: '2026-12-20', amount: { amount: 6999, currency: 'EUR' } },
};

const paid: Leaving = { kind: 'paid', plan: monthly, openUntil: '2026-12-20' };

const queued: Leaving = { kind: 'queued', plan: annual, startsOn: '2026-12-02' };

const of = {
  userId: 'd0000000-0000-4000-8000-000000000008',
  subscriptionId: 'd0000000-0000-4000-8000-000000000108',
};

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const cancelSubscriptionStates = {
  ready: { status: 'ready', ...of, leaving: trial },
  readyInRefundWindow: { status: 'ready', ...of, leaving: inRefundWindow },
  readyPaid: { status: 'ready', ...of, leaving: paid },
  readyQueued: { status: 'ready', ...of, leaving: queued },
  submitting: { status: 'submitting', ...of, leaving: paid },
  offline: { status: 'offline', ...of, leaving: paid },
  cancelled: { status: 'cancelled', leaving: paid },
  cancelledTrial: { status: 'cancelled', leaving: trial },
  cancelledInRefundWindow: { status: 'cancelled', leaving: inRefundWindow },
  cancelledQueued: { status: 'cancelled', leaving: queued },
  alreadyCancelled: { status: 'alreadyCancelled', openUntil: '2026-12-20' },
  failed: { status: 'failed', ...of, leaving: paid },
  otherAccount: { status: 'otherAccount' },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in CancelSubscriptionState['status']]: Extract<CancelSubscriptionState, { status: Status }>;
} & Record<string, CancelSubscriptionState>;
