import type { Money } from '../../../formatting/Money.ts';
import type { HeldPlan } from '../membership.ts';

/** What ends, and what follows from ending it. */
export type Leaving = { plan: HeldPlan } &
  /** Nothing was charged, and nothing will be. */
  (
    | { kind: 'trial'; openUntil: string }
    /** Paid, and the money is given back to those who ask for it. */
    | { kind: 'inRefundWindow'; openUntil: string; refund: { until: string; amount?: Money } }
    | { kind: 'paid'; openUntil: string }
    /** The next plan, which has not begun. */
    | { kind: 'queued'; startsOn: string }
  );

/** Something that can still be cancelled. */
export interface Cancellable {
  subscriptionId: string;
  leaving: Leaving;
}

export type CancelSubscriptionState =
  | ({ status: 'ready' } & Cancellable)
  | ({ status: 'submitting' } & Cancellable)
  | { status: 'cancelled'; leaving: Leaving }
  /** It had been cancelled before: in another tab, or on another day. */
  | { status: 'alreadyCancelled'; openUntil: string }
  /** Nobody confirmed it. Pressing again is safe. */
  | ({ status: 'failed' } & Cancellable)
  /** Whoever bills does not answer, so that nothing can be said or done. */
  | { status: 'unavailable' };

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

const subscriptionId = 'd0000000-0000-4000-8000-000000000108';

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const cancelSubscriptionStates = {
  ready: { status: 'ready', subscriptionId, leaving: trial },
  readyInRefundWindow: { status: 'ready', subscriptionId, leaving: inRefundWindow },
  readyPaid: { status: 'ready', subscriptionId, leaving: paid },
  readyQueued: { status: 'ready', subscriptionId, leaving: queued },
  submitting: { status: 'submitting', subscriptionId, leaving: paid },
  cancelled: { status: 'cancelled', leaving: paid },
  cancelledTrial: { status: 'cancelled', leaving: trial },
  cancelledInRefundWindow: { status: 'cancelled', leaving: inRefundWindow },
  cancelledQueued: { status: 'cancelled', leaving: queued },
  alreadyCancelled: { status: 'alreadyCancelled', openUntil: '2026-12-20' },
  failed: { status: 'failed', subscriptionId, leaving: paid },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in CancelSubscriptionState['status']]: Extract<CancelSubscriptionState, { status: Status }>;
} & Record<string, CancelSubscriptionState>;
