/** Sent after recovery codes were made, or one was used. */
export interface RecoveryCodesFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  change: 'made' | 'used';
  /** How many codes are left. */
  left: number;
  changedOn: string;
}
