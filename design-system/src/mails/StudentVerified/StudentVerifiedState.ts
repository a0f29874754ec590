import type { HeldPlan, KnownCharge } from '../../screens/account/MembershipState.ts';

/** Sent to who is verified for another year at the price for students, and has not kept it yet: a day later, and a week before. */
export interface StudentVerifiedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  /** The first charge at the ordinary price. */
  charge: KnownCharge;
  /** It is a week away at most. */
  last?: true;
}
