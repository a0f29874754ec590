/** Sent at most once a day to a person whose requests others accepted. */
export interface BuddyAcceptedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  /** Who accepted last; absent where that account has none. */
  name?: string;
  /** How many others accepted since the mail before. */
  others: number;
  /** The page of the own buddies. */
  link: string;
}
