import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';

/** Sent once, after each change of a subscription that its owner made, other than its end. */
export interface SubscriptionChangedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  /** The plan as it is from the change on, or will be. */
  plan: HeldPlan;
  change:
    | { kind: 'planChanged' | 'planKept' | 'renewalOn' | 'pauseUndone' | 'resumed' }
    /** The first day of the other plan. */
    | { kind: 'planPlanned'; day: string }
    /** The first day of the pause, and the first one after it. */
    | { kind: 'paused'; day: string; until: string };
  /** The next charge; absent where none comes. */
  next?: { date: string; amount: Money };
}
