import type { Money } from '../../formatting/Money.ts';

/** What a plan is, for those who have it: also one that is not sold any more. */
export type HeldPlanKind = 'annual' | 'halfYearly' | 'monthly' | 'family';

export interface HeldPlan {
  kind: HeldPlanKind;
  /** How often it is paid. */
  period: 'month' | 'halfYear' | 'year';
}

/** A payment to come. Without an amount where nobody can tell it yet. */
export interface ComingCharge {
  date: string;
  amount?: Money;
}

/** What was and will be on a day, in order. A day may stand there twice. */
export type MembershipStep =
  | { kind: 'start' | 'reminder' | 'end'; date: string }
  | { kind: 'payment' | 'charge' | 'renewal'; date: string; amount?: Money };

/** Until when, and for how many days after a charge, money is given back. */
export interface RefundWindow {
  days: number;
  until: string;
}
