import type { SignInCompany } from '../companyName.ts';

/** Sent after each change of a password. */
export interface PasswordChangedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  changedOn: string;
  /** The browser in which it was changed is still logged in. Absent where all were logged out. */
  sessionKept?: true;
  /** The other login methods that were removed with it. Absent where there were none, or all stayed. */
  removed?: { companies: readonly SignInCompany[]; passkeys: boolean };
  /** An authenticator app was removed as well: the former address came back, and the app was set up under the later one. */
  appRemoved?: true;
}
