import type { InviteLine } from '../FamilyState.ts';

/** Inviting right after a family plan was bought, now or later. */
export type OwnerInviteState =
  | {
      status: 'open';
      userId: string;
      /** How many can still be invited: as many lines as the form has at most. */
      free: number;
      /** What was typed, where it was refused. Lines without a problem are right, and none of them was invited yet. */
      lines?: readonly InviteLine[];
    }
  /** The summary: who was invited just now. */
  | { status: 'sent'; emails: readonly string[]; free: number }
  /** All places are taken. */
  | { status: 'full' }
  /** The person pays for no family plan. */
  | { status: 'none' }
  /** The purchase is not confirmed yet. */
  | { status: 'pending' }
  | { status: 'unconfirmed' }
  | { status: 'otherAccount' };
