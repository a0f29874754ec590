import type { Money } from '../../formatting/Money.ts';
import type { HeldPlan } from '../../screens/account/MembershipState.ts';

/** Sent once, after a cancellation, or after the last try to charge. */
export interface CancellationFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  cancelledOn: string;
  /** What was cancelled: free days, a paid plan, one of which nothing was left, one that has not begun, or one that ended unpaid. */
  cancelled:
    | { kind: 'trial' | 'paid'; accessUntil: string }
    /** Nothing was left of it, as a pause ran. */
    | { kind: 'over' }
    /** `accessUntil` is the end of the current plan; absent where there is none, or where it renews. */
    | { kind: 'queued'; accessUntil?: string }
    | {
        kind: 'unpaid';
        accessUntil: string;
        amount: Money;
        /** The charge ended free days, and the reminder that was announced did not go out before it. */
        reminderMissed?: true;
      };
}
