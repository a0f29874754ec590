import type { MomentAudience, ReportReason, SharedMoment } from '../MomentsState.ts';

/** A shared moment, as its visitor may see it. */
export type MomentState =
  | {
      status: 'open';
      moment: SharedMoment;
      /**
       * Logged out: the free days that who shared it gives, as the id of their link, where they have one. Logged in: whether
       * they have reported it.
       */
      viewer:
        | { account: 'signedOut'; freeDays: number; referralId?: string }
        | { account: 'signedIn'; reported?: true };
    }
  /** To who shared it. */
  | {
      status: 'own';
      userId: string;
      moment: SharedMoment;
      audience: MomentAudience;
      /** Its address, with its origin. */
      link: string;
      /** It was shared just now, and is not withheld. */
      justShared?: true;
      /** Whether it is to be taken back is asked. */
      revoking?: true;
      /** Others do not see it: it was reported, and is looked at, or was removed. */
      withheld?: 'reported' | 'removed';
      /** Why it was removed, where that is known. */
      removedFor?: ReportReason;
    }
  /** It was taken back, is withheld, or never was: all in one, so that no one learns which. */
  | { status: 'gone' }
  /** Taken back just now by who shared it. */
  | { status: 'revoked' };
