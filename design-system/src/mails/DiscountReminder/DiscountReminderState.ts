import type { HeldPlan, KnownCharge } from '../../screens/account/MembershipState.ts';

/** Sent once, a month before a plan costs its ordinary price. */
export interface DiscountReminderFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  /** The first charge without the discount. */
  charge: KnownCharge;
  /** It is the price for students, which who still studies may have for another year. */
  student?: true;
}
