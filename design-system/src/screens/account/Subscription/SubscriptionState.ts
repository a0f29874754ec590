import type { PaidWith } from '../../checkout/BillingState.ts';
import type { Money } from '../../../formatting/Money.ts';
import type { ComingCharge, HeldPlan, MembershipStep, RefundWindow } from '../MembershipState.ts';

/** The company that bills a subscription bought elsewhere. */
export type SubscriptionStore = 'itunes' | 'google' | 'spotify' | 'unknown';

/** A plan that begins when the current one ends. */
export interface QueuedPlan {
  plan: HeldPlan;
  first: ComingCharge;
  refund?: RefundWindow;
}

/** A subscription that we bill ourselves. */
export interface OwnSubscription {
  plan: HeldPlan;
  timeline: readonly MembershipStep[];
  paidWith?: PaidWith;
  refund?: RefundWindow;
  /** The first charge after a discount; absent without one, and where it never ends. */
  afterDiscount?: Required<ComingCharge>;
}

export type SubscriptionState =
  /** No subscription, or an expired one. */
  | { status: 'none' }
  | ({
      status: 'trial';
      days: number;
      daysLeft: number;
      first: ComingCharge;
      reminder: string;
    } & OwnSubscription)
  | ({ status: 'active'; next: ComingCharge } & OwnSubscription)
  /** Cancelled. Access lasts until `openUntil`. */
  | ({ status: 'ending'; openUntil: string; queued?: QueuedPlan } & OwnSubscription)
  /** A charge failed and is retried. Access continues meanwhile. */
  | ({ status: 'paymentDue'; due: Money; next: ComingCharge } & OwnSubscription)
  | { status: 'otherSource'; store: SubscriptionStore; plan: HeldPlan; openUntil?: string }
  /** The billing service does not answer. */
  | { status: 'unavailable' };

/** The states of a customer who has a plan. */
export type CurrentPlanState = Exclude<SubscriptionState, { status: 'none' | 'unavailable' }>;
