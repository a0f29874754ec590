/** Sent after a passkey was added or removed. */
export interface PasskeyChangedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  change: 'added' | 'removed';
  changedOn: string;
}
