/** Sent after a passkey was added or removed, or refused as it may have been copied. */
export interface PasskeyChangedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  change: 'added' | 'removed' | 'refused';
  changedOn: string;
}
