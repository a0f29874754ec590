import type { Money } from '../../formatting/Money.ts';
import type { PlanKind } from '../checkout/BillingState.ts';

/** Kinds of plans that customers have, including those no longer sold, and access that a voucher opened. */
export type HeldPlanKind = PlanKind | 'halfYearly' | 'access';

export interface HeldPlan {
  kind: HeldPlanKind;
  /** A gift opened it. Access without it was opened by a voucher. */
  gift?: true;
  /** Billing period. */
  period: 'month' | 'halfYear' | 'year';
}

/** What a plan that is held is called. */
export type HeldPlanName = HeldPlanKind | 'gift';

/** A coming charge. The amount is absent while it is unknown. */
export interface ComingCharge {
  date: string;
  /** What is charged. */
  amount?: Money;
  /** What credit pays beside it; absent where it pays nothing. */
  credit?: Money;
}

/** A coming charge whose amount is known. */
export type KnownCharge = ComingCharge & { amount: Money };

/**
 * A step of a membership's timeline, in order. Two steps may have the same day. A second renewal is what is charged
 * once a discount has ended.
 */
export type MembershipStep =
  | { kind: 'start' | 'change' | 'reminder' | 'end'; date: string }
  | { kind: 'payment'; date: string; amount?: Money }
  /** What is charged, and what credit pays beside it. */
  | ({ kind: 'charge' | 'renewal' } & ComingCharge);

/** The money-back guarantee: its last day, and its length after a charge. */
export interface RefundWindow {
  days: number;
  until: string;
}
