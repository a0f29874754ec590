import type { SignInCompany } from '../companyName.ts';

/** Sent when an identity was added to an account. */
export interface IdentityLinkedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  company: SignInCompany;
}
