import type { SignInCompany } from '../companyName.ts';

/** Sent when a new password was asked for, by whomever. */
export interface PasswordResetFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  /** The whole address at which a new password is chosen. */
  link: string;
  /** How long the link works. */
  minutes: number;
  /** By which the account is entered so far, as it has no password. A new password disconnects all of them. */
  companies?: readonly SignInCompany[];
}
