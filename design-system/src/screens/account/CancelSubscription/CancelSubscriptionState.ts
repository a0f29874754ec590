import type { Money } from '../../../formatting/Money.ts';
import type { HeldPlan } from '../MembershipState.ts';

/** The plan to cancel, and what cancelling it would do. */
export type CancellationPreview = { plan: HeldPlan } &
  /** Nothing was charged yet. */
  (
    | { kind: 'trial'; openUntil: string }
    /** Paid, and within the money-back guarantee. */
    | { kind: 'inRefundWindow'; openUntil: string; refund: { until: string; amount: Money } }
    | { kind: 'paid'; openUntil: string }
    /** A queued plan that has not begun. `openUntil` is the end of the current one; absent where it renews. */
    | { kind: 'queued'; startsOn: string; openUntil?: string }
  );

/** What cancelling did: how long the plan stays open, and what is refunded. */
export type CancellationResult =
  | { kind: 'trial' | 'paid'; openUntil: string }
  | { kind: 'inRefundWindow'; openUntil: string; refund: { until: string; amount: Money } }
  | { kind: 'queued'; openUntil?: string };

/** A subscription that can be cancelled. */
export interface Cancellable {
  /** Whom the page was drawn for. Posted with the form: another account may be logged in by then. */
  userId: string;
  subscriptionId: string;
  preview: CancellationPreview;
}

export type CancelSubscriptionState =
  | ({ status: 'ready' } & Cancellable)
  | ({ status: 'submitting' } & Cancellable)
  /** Without a connection: nothing was sent, and it goes on once there is one. */
  | ({ status: 'offline' } & Cancellable)
  | { status: 'cancelled'; result: CancellationResult }
  /** The plan that was to be cancelled ends, and this one goes on in its place. It was not cancelled. */
  | ({ status: 'replaced' } & Cancellable)
  /** Cancelled before, for example in another tab. */
  | { status: 'alreadyCancelled'; openUntil: string }
  /** Not confirmed. Submitting again is safe. */
  | ({ status: 'failed' } & Cancellable)
  /** Another account was logged in since the page was opened: nothing was cancelled. */
  | { status: 'otherAccount' }
  /** The billing service does not answer. */
  | { status: 'unavailable' };

/** The subscription to cancel. */
export interface Cancellation {
  subscriptionId: string;
}
