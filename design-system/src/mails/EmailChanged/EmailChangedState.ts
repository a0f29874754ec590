/** Sent to the former address of an account, after each change of it. */
export interface EmailChangedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  changedOn: string;
  /** The new address, masked. */
  newEmail: string;
  /** The whole address at which the former one is had again, and the last day of it. Absent for one never proved. */
  wayBack?: { link: string; until: string };
}
