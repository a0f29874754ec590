/** Sent when the deletion of an account is asked for, some days before it, when it is taken back, and when it is done. */
export interface AccountDeletionFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  stage: 'asked' | 'soon' | 'kept' | 'deleted';
  /** The day of the deletion. */
  deletesOn: string;
  /** The whole address at which the account is kept. */
  link: string;
}
