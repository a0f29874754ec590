import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';

/** What a link was mailed for. */
export type LinkPurpose = 'newPassword' | 'invitation' | 'gift';

/** How a person can go on from a link. */
export type LinkWay =
  /** Logs out, and goes on. */
  | 'switchAccount'
  /** Takes what the link holds into the account that is logged in. */
  | 'link'
  /** Leaves the link, and stays logged in. */
  | 'stay'
  | 'logIn'
  | 'askForNew';

/** By what a browser logged in last. */
export type LoginMethod = 'password' | 'passkey' | 'workplace' | Connection;

/** The ways on from a link. The first one is the page's own. */
export type LinkWays = readonly [LinkWay, ...LinkWay[]];

/** A link that was mailed to an address, opened by a person of whom it is not clear that the link is meant. */
export type LinkRecipientState =
  | {
      /** The link works, for another address than that of the account that is logged in. */
      status: 'otherAccount';
      purpose: LinkPurpose;
      /** The address that it was mailed to, masked: it may have been passed on. */
      recipient: string;
      signedInAs: string;
      ways: LinkWays;
    }
  /** The link works no more. `unknown`: nothing is left that says why. */
  | (EndedLink & { lastLogin?: LoginMethod; ways: LinkWays });

type EndedLink = { status: 'expired' } | { status: 'unknown' };
