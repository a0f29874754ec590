import type { LinkedAccount } from '../identities/identities.ts';
import type { PersonAtCompany } from './connection.ts';

/** What decides about a person whom a company has signed in to log in or sign up. */
export interface SignInDecisionFacts {
  person: Pick<PersonAtCompany, 'email' | 'emailProven'>;
  /** The account that this identity is linked to. */
  linkedTo: LinkedAccount | undefined;
  /** Whether an account has the address that the company told. */
  addressHasAccount: boolean;
  /** Whether an organisation has signed the person in. */
  atWork: boolean;
  /** Whether the person has said to have no account. */
  isNew: boolean;
}

/** What becomes of that person. */
export type SignInDecision =
  | { kind: 'signIn'; account: LinkedAccount }
  | { kind: 'register'; email: string }
  /** The person may have an account with a private address: its owner signs in to it, or goes on as new. */
  | { kind: 'askForAccount' }
  /** An administrator can give any address to anyone, also that of a customer. */
  | { kind: 'refuseAddress' }
  /** The company told no address, or one that it may not vouch for: a code by mail proves one. */
  | { kind: 'askForAddress' }
  /** An account has the address. Its owner signs in to it, and the identity is linked then. */
  | { kind: 'askForOwner'; email: string };

/**
 * Decides what becomes of a person whom a company has signed in. An address alone never joins an identity to an
 * account, not even a proven one, and only who has proved an address is told whether an account has it.
 */
export function decideSignIn({
  person,
  linkedTo,
  addressHasAccount,
  atWork,
  isNew,
}: SignInDecisionFacts): SignInDecision {
  if (linkedTo !== undefined) return { kind: 'signIn', account: linkedTo };
  const { email, emailProven } = person;
  if (email === undefined) return { kind: 'askForAddress' };
  if (!emailProven) return { kind: atWork ? 'refuseAddress' : 'askForAddress' };
  if (addressHasAccount) return { kind: 'askForOwner', email };
  return atWork && !isNew ? { kind: 'askForAccount' } : { kind: 'register', email };
}
