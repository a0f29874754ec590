import type { PaidWith } from '../../checkout/BillingState.ts';
import type { Money } from '../../../formatting/Money.ts';
import type { ComingCharge, HeldPlan, MembershipStep, RefundWindow } from '../MembershipState.ts';

/** The company outside through which a subscription was bought. */
export type SubscriptionStore = 'itunes' | 'google' | 'spotify' | 'unknown';

/** A plan that begins when the present one ends. */
export interface QueuedPlan {
  plan: HeldPlan;
  first: ComingCharge;
}

/** A subscription that we bill ourselves. */
export interface OwnSubscription {
  plan: HeldPlan;
  timeline: readonly MembershipStep[];
  paidWith?: PaidWith;
  refund?: RefundWindow;
}

export type SubscriptionState =
  /** Never bought, or long over. */
  | { status: 'none' }
  | ({
      status: 'trial';
      days: number;
      daysLeft: number;
      first: ComingCharge;
      reminder: string;
    } & OwnSubscription)
  | ({ status: 'active'; next: ComingCharge } & OwnSubscription)
  /** Cancelled. Everything stays open until the day it is paid up to. */
  | ({ status: 'ending'; openUntil: string; queued?: QueuedPlan } & OwnSubscription)
  /** A charge did not go through and is tried again. Everything stays open meanwhile. */
  | ({ status: 'paymentDue'; due: Money; next: ComingCharge } & OwnSubscription)
  | { status: 'otherSource'; store: SubscriptionStore; plan: HeldPlan; openUntil?: string }
  /** Whoever bills does not answer. */
  | { status: 'unavailable' };

/** The states of a customer who has a plan. */
export type CurrentPlanState = Exclude<SubscriptionState, { status: 'none' | 'unavailable' }>;
