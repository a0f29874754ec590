/** What became of a link that works no more. `unknown`: nothing is left that says why. */
export type EndedLink = 'expired' | 'unknown';

/** How a person can go on from a link. */
export type LinkWay =
  /** Logs out, and goes on with what the link is for. */
  | 'switchAccount'
  /** Takes what the link holds into the account that is signed in. */
  | 'link'
  /** Leaves the link, and stays signed in. */
  | 'stay'
  | 'logIn'
  | 'askForNew';

/** The ways on from a link. The first one is the page's own. */
export type LinkWays = readonly [LinkWay, ...LinkWay[]];

/** All that decides how a person goes on from a link that was mailed to an address, and works. */
export interface LinkFacts {
  /** One account alone, as a new password is; or any that its reader chooses, as an invitation or a gift is. */
  opens: 'oneAccount' | 'anyAccount';
  /** The accounts that the address belongs to: as their own, or as a company told it that signs them in. */
  accountsOfAddress: readonly string[];
  /** The account that is signed in. */
  signedIn: string | undefined;
}

/**
 * Decides which ways are offered to a person who opens a link that works, and which is the first one. Undefined where there is
 * nothing to ask: what opens one account proves its owner by itself, and other pages ask for an account themselves.
 */
export function waysFrom({ opens, accountsOfAddress, signedIn }: LinkFacts): LinkWays | undefined {
  if (signedIn === undefined || accountsOfAddress.includes(signedIn)) return undefined;
  if (opens === 'oneAccount') return ['switchAccount', 'stay'];
  // An address without an account is likely another one of the same person.
  return accountsOfAddress.length === 0 ? ['link', 'switchAccount'] : ['switchAccount', 'link'];
}

/** The same of a link that works no more. */
export function waysFromEnded({ signedIn }: { signedIn: boolean }): LinkWays {
  return ['askForNew', signedIn ? 'stay' : 'logIn'];
}
