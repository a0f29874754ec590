import type { HeldPlan, KnownCharge } from '../../screens/account/MembershipState.ts';
import type { PaidWith } from '../../screens/checkout/BillingState.ts';

/** Sent once, before free days end. */
export interface TrialReminderFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  charge: KnownCharge;
  paidWith?: PaidWith;
}
