/** Sent to a person who joined a family, when their access changes. */
export interface FamilyAccessFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  /** Who pays for the plan. Absent where that account has no name that can stand in a mail. */
  ownerName?: string;
  /** What changes; `until` is the first day without access. */
  news:
    | { change: 'removed' | 'planEnds' | 'planPauses'; until: string }
    | { change: 'kept' | 'planGoesOn' | 'planEnded' };
}
