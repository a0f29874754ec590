import type { HeldPlan } from '../../screens/account/MembershipState.ts';

/** Sent once for a card, in its last month, to who has a plan that renews. */
export interface CardReminderFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  /** `validUntil` is its last month, as `2029-08`. */
  card: { brand: string; last4: string; validUntil: string };
  /** In that month, the card is still charged. */
  nextChargeOn: string;
}
