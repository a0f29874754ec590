/** Sent after ten codes of logins were wrong within an hour. */
export interface WrongCodesFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  triedOn: string;
}
