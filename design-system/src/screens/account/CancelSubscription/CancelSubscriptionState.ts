import type { Money } from '../../../formatting/Money.ts';
import type { TaxShown } from '../../checkout/BillingState.ts';
import type { PaymentDue } from '../../../patterns/Page/PaymentDue.ts';
import type { HeldPlan, KnownCharge, RefundWindow } from '../MembershipState.ts';

/** Why a plan is cancelled, in the order in which the reasons are listed. */
export const cancellationReasons = [
  'tooExpensive',
  'notUsed',
  'technicalTrouble',
  'notExpected',
  'temporary',
  'other',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** A reason that was given. `words` go with `other` alone. */
export interface GivenReason {
  reason?: CancellationReason;
  words?: string;
}

/** What may be done in place of cancelling: only what is possible for this subscription now. */
export interface CancellationAlternatives {
  /** A plan that costs less for a month: its code, and its price for a period. */
  plan?: HeldPlan & { plan: string; price: Money; tax: TaxShown };
  /** A pause, and its first day. */
  pause?: { from: string };
}

/** The plan to cancel, and what cancelling it would do. */
export type CancellationPreview = { plan: HeldPlan } &
  /** Nothing was charged yet. */
  (
    | { kind: 'trial'; openUntil: string }
    /** Paid, and within the money-back guarantee. */
    | { kind: 'inRefundWindow'; openUntil: string; refund: Pick<RefundWindow, 'until'> }
    | { kind: 'paid'; openUntil: string }
    /** A pause runs: what was paid for is used up. */
    | { kind: 'paused' }
    /** A queued plan that has not begun. `openUntil` is the end of the current one; absent where it renews. */
    | { kind: 'queued'; startsOn: string; openUntil?: string }
  );

/** What cancelling did: how long the plan stays open, and what is refunded. */
export type CancellationResult =
  | { kind: 'trial' | 'paid'; openUntil: string }
  /** Nothing was left of it, as a pause ran. */
  | { kind: 'over' }
  | { kind: 'inRefundWindow'; openUntil: string; refund: Pick<RefundWindow, 'until'> }
  | { kind: 'queued'; openUntil?: string };

/** Access by a code or a gift that waits: it begins and ends by itself, on these days. */
export interface AccessToCome {
  from: string;
  until: string;
}

/** A subscription that can be cancelled. */
export interface Cancellable {
  /** Whom the page was drawn for. Posted with the form: another account may be logged in by then. */
  userId: string;
  subscriptionId: string;
  preview: CancellationPreview;
  /** What a renewal failed to charge. */
  paymentDue?: PaymentDue;
  /** The price for students ends with the plan: the first day without it, and what the plan costs otherwise. */
  studentPriceEnds?: KnownCharge;
  access?: AccessToCome;
  /** How many people of the family lose their access on the day that the plan closes. */
  familyPeople?: number;
  alternatives: CancellationAlternatives;
  /** What was chosen and typed before the page was drawn again. */
  given?: GivenReason;
}

export type CancelSubscriptionState =
  | ({ status: 'ready' } & Cancellable)
  | ({ status: 'submitting' } & Cancellable)
  /** Without a connection: nothing was sent, and it goes on once there is one. */
  | ({ status: 'offline' } & Cancellable)
  | { status: 'cancelled'; result: CancellationResult; access?: AccessToCome }
  /** The plan that was to be cancelled ends, and this one goes on in its place. It was not cancelled. */
  | ({ status: 'replaced' } & Cancellable)
  /** Cancelled before, for example in another tab. */
  | { status: 'alreadyCancelled'; openUntil: string; access?: AccessToCome }
  /** Not confirmed. Submitting again is safe. */
  | ({ status: 'failed' } & Cancellable)
  /** Another account was logged in since the page was opened: nothing was cancelled. */
  | { status: 'otherAccount' }
  /** The billing service does not answer. */
  | { status: 'unavailable' };

/** The subscription to cancel, and why, where that is said. */
export interface Cancellation extends GivenReason {
  subscriptionId: string;
}
