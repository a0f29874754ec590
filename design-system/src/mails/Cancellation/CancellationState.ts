import type { HeldPlan } from '../../screens/account/MembershipState.ts';

/** Sent once, after a cancellation. */
export interface CancellationFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  plan: HeldPlan;
  cancelledOn: string;
  /** What was cancelled: free days, a paid plan, or one that has not begun. The first two have access until a day. */
  cancelled: { kind: 'trial' | 'paid'; accessUntil: string } | { kind: 'queued' };
}
