import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { PaidWith } from '../../screens/checkout/BillingState.ts';

/** Sent once, after a purchase. */
export interface WelcomeFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  boughtOn: string;
  /** Later than `boughtOn` for a queued plan. */
  startsOn: string;
  /** Later than `startsOn` where the first days are free. */
  firstCharge: { date: string; amount: Money };
  /**
   * The charge after the first, then the first at another amount, where a discount ends. Absent in a mail that was asked
   * for by an earlier release.
   */
  renewals?: readonly { date: string; amount: Money }[];
  /** The day of the reminder, where the first days are free. */
  reminder?: string;
  /** `percentOff` is in percent: 30. */
  voucher?: { code: string; percentOff: number };
  /** Absent where the billing company does not tell. */
  paidWith?: PaidWith;
  /** Days of the money-back guarantee, where the plan has one. */
  refundDays?: number;
}
