import type { SignInCompany } from '../companyName.ts';

/** Sent when an identity was added to an account. */
export interface IdentityLinkedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  /** An issuer beside them is known by the host of its address. */
  company: SignInCompany | { host: string };
}
