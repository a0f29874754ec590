import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';
import type { PaidWith } from '../../screens/checkout/BillingState.ts';

/** Sent once, before free days end. */
export interface TrialReminderFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  charge: { date: string; amount: Money };
  paidWith?: PaidWith;
}
