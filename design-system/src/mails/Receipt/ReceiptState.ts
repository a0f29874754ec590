import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { PaidWith, TaxShown } from '../../screens/checkout/BillingState.ts';

/** Sent for each payment that went through. */
export interface ReceiptFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  /** The number of the payment. */
  number: string;
  paidOn: string;
  /**
   * Amounts include tax where the mode is `included`. A discount is negative, and so is what unused days of a plan before give
   * back (`credit`), and what the account's credit has paid (`creditUsed`).
   */
  lines: readonly { kind: 'plan' | 'discount' | 'credit' | 'creditUsed'; amount: Money }[];
  tax?: { mode: TaxShown; amount: Money };
  total: Money;
  paidWith?: PaidWith;
  /** The paid period: first and last day. */
  covers?: { from: string; until: string };
  /** The last day of the money-back guarantee. */
  refundUntil?: string;
  /** This payment ended free days, and the reminder that was announced did not go out before it. */
  reminderMissed?: true;
}
