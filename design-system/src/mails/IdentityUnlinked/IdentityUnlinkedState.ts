import type { SignInCompany } from '../companyName.ts';

/** Sent when an identity was removed from an account. */
export interface IdentityUnlinkedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  company: SignInCompany;
  /** The person ended it at the company, and it was the only login method: the account stays, and wants a password. */
  onlyLoginMethod?: true;
}
