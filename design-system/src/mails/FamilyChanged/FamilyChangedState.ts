/** Sent to the owner of a family plan. */
export interface FamilyChangedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  /** `asked`: the link of an invitation is over, and another one is asked for. */
  change: 'joined' | 'left' | 'asked';
  /** A name, or the address that was invited. */
  person: string;
  /** The page of the family. */
  link: string;
}
