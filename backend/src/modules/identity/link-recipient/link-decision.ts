import type { LoginMethod } from '../sign-in/last-login.ts';

/** What became of a link. `unknown`: nothing is left that says why it works no more. */
export type LinkStanding = 'valid' | 'used' | 'expired' | 'unknown';

/** How a person can go on from a link. */
export type LinkWay =
  /** With what the link is for. */
  | 'goOn'
  /** Logs out, and goes on. */
  | 'switchAccount'
  /** Takes what the link holds into the account that is signed in. */
  | 'link'
  /** Leaves the link, and stays signed in. */
  | 'stay'
  | 'logIn'
  | 'signUp'
  | 'askForNew';

/** The ways on from a link. The first one is the page's own. */
export type LinkWays = readonly [LinkWay, ...LinkWay[]];

/** All that decides how a person goes on from a link that was mailed to an address. */
export interface LinkFacts {
  standing: LinkStanding;
  /** One account alone, as a new password is; or any that its reader chooses, as an invitation or a gift is. */
  opens: 'oneAccount' | 'anyAccount';
  /** The accounts that the address belongs to: as their own, or as a company told it that signs them in. */
  accountsOfAddress: readonly string[];
  /** The account that is signed in. */
  signedIn: string | undefined;
  /** How this browser signed in last. */
  lastLogin: LoginMethod | undefined;
}

/**
 * Decides which ways are offered to a person who opens a link, and which is the first one. Where `goOn` is the first way
 * of a link that works, there is nothing to ask.
 */
export function waysFrom(facts: LinkFacts): LinkWays {
  const { standing, signedIn, accountsOfAddress } = facts;
  if (signedIn === undefined) return waysOfVisitor(facts);
  if (standing === 'expired' || standing === 'unknown') return ['askForNew', 'stay'];
  if (accountsOfAddress.includes(signedIn)) return ['goOn'];
  if (standing === 'used' || facts.opens === 'oneAccount') return ['switchAccount', 'stay'];
  // An address without an account is likely another one of the same person.
  return accountsOfAddress.length === 0 ? ['link', 'switchAccount'] : ['switchAccount', 'link'];
}

function waysOfVisitor({ standing, opens, accountsOfAddress, lastLogin }: LinkFacts): LinkWays {
  const hasAccount = accountsOfAddress.length > 0 || lastLogin !== undefined;
  const enter = opens === 'oneAccount' || hasAccount ? 'logIn' : 'signUp';
  switch (standing) {
    case 'valid':
      // What opens one account proves its owner by itself.
      if (opens === 'oneAccount') return ['goOn'];
      return enter === 'logIn' ? ['logIn', 'signUp'] : ['signUp', 'logIn'];
    case 'used':
      return ['logIn', 'askForNew'];
    case 'expired':
    case 'unknown':
      return ['askForNew', enter];
  }
}
