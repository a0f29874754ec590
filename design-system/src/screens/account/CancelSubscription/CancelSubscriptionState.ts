import type { Money } from '../../../formatting/Money.ts';
import type { HeldPlan } from '../MembershipState.ts';

/** What ends, and what follows from ending it. */
export type Leaving = { plan: HeldPlan } &
  /** Nothing was charged, and nothing will be. */
  (
    | { kind: 'trial'; openUntil: string }
    /** Paid, and the money is given back to those who ask for it. */
    | { kind: 'inRefundWindow'; openUntil: string; refund: { until: string; amount: Money } }
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

/** What the form submits: the subscription to cancel. */
export interface Cancellation {
  subscriptionId: string;
}
