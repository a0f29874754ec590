import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan, KnownCharge } from '../../screens/account/MembershipState.ts';

/** Sent once, after each change of a subscription that its owner made, other than a cancellation. */
export interface SubscriptionChangedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  /** The plan as it is from the change on, or will be; the one that was given back. */
  plan: HeldPlan;
  change:
    /** `planChangedInTrial`: the free days stay, and nothing was charged. */
    | { kind: 'planChanged' | 'planChangedInTrial' | 'planKept' | 'renewalOn' | 'pauseUndone' | 'resumed' }
    /** The first day of the other plan. */
    | { kind: 'planPlanned'; day: string }
    /** The first day of the pause, and the first one after it. */
    | { kind: 'paused'; day: string; until: string }
    /** The first day of another year at the price for students, and the first ordinary charge after it. */
    | { kind: 'studentPrice'; day: string; after: { date: string; amount: Money } }
    /** What goes back by the money-back guarantee, and the first day of a plan that was queued. */
    | { kind: 'refunded'; amount: Money; day?: string }
    /** The same after a withdrawal from the contract, with its number and the ISO instant of the declaration. */
    | { kind: 'withdrawn'; amount: Money; day?: string; at: string; contract: string };
  /** The next charge; absent where none comes. */
  next?: KnownCharge;
  /** The first day of access by a code or a gift that waits. */
  accessFrom?: string;
}
