import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { PaidWith } from '../../screens/checkout/BillingState.ts';

/** Sent for each payment that went through. */
export interface ReceiptFacts {
  firstName: string;
  plan: HeldPlan;
  /** The number of the payment, by which it is found again. */
  number: string;
  paidOn: string;
  /** With tax included, each holds its tax. A discount is negative. */
  lines: readonly { kind: 'plan' | 'discount'; amount: Money }[];
  tax?: { mode: 'included' | 'added'; amount: Money };
  total: Money;
  paidWith?: PaidWith;
  /** What was paid for, first and last day. */
  covers?: { from: string; until: string };
  /** Until when it is given back. */
  refundUntil?: string;
}
