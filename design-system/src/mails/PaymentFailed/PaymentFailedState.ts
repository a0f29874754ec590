import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { PaidWith } from '../../screens/checkout/BillingState.ts';

/** Sent for each charge that failed and is tried again: at the first failure, and before the last try. */
export interface PaymentFailedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  amount: Money;
  paidWith?: PaidWith;
  /** When it is tried again, where that is known, and whether that is the last time. */
  nextTryOn?: string;
  lastTry?: true;
  /** This charge ends free days, and the reminder that was announced did not go out before it. */
  reminderMissed?: true;
}
