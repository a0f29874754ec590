/** Sent to who shared a moment that a moderator removed, or who may not share any for a while. */
export interface MomentRemovedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  /** What most of the reports say; absent where none says it any more. */
  reason?: 'personal' | 'hurtful' | 'advertising' | 'other';
  /** Its author had taken it back before the decision. */
  takenBack?: true;
  /** The day until which its author shares nothing, as `2026-12-30`. */
  barredUntil?: string;
  /** The page of the own moments. */
  link: string;
}
