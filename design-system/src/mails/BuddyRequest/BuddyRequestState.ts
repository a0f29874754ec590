/** Sent at most once a day to a person whom others ask to be their buddy. */
export interface BuddyRequestFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  /** Who asked last; absent where that account has none. */
  name?: string;
  /** How many others asked since the mail before. */
  others: number;
  /** The page on which requests are answered. */
  link: string;
}
