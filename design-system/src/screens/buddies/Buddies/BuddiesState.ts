/** What a person shares with their buddies. Nothing else is ever seen. */
export interface SharedWithBuddies {
  /** Moments that were shared with buddies. */
  moments: boolean;
  /** The last day on which they listened; never to what. */
  days: boolean;
}

/** A person and a buddy of theirs. */
export interface Buddy {
  /** Of the relationship. */
  id: string;
  /** Empty where the account has none that can be shown. */
  name: string;
  /** ISO date. */
  since: string;
  /** What the buddy shares. */
  shares: SharedWithBuddies;
  /** The last day on which the buddy listened, where that is shared. ISO date. */
  lastListenedOn?: string;
  /** The buddy's latest moment, where moments are shared. */
  latestMoment?: { id: string; exercise: string; sharedOn: string };
}

/** A person who asked, or who was asked. */
export interface BuddyAsked {
  id: string;
  name: string;
  /** ISO date. */
  askedOn: string;
}

/** What is asked before it is done. */
export type BuddyQuestion =
  | { what: 'end' | 'block'; id: string; name: string }
  /** The own link. */
  | { what: 'replace' };

export type BuddiesDone =
  | 'asked'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'ended'
  | 'blocked'
  | 'unblocked'
  | 'sharingSaved'
  | 'linkReplaced';

/** Why a form could not be done. */
export type BuddiesProblem =
  /** One of the two has as many buddies as there can be. `own`: it is the person of the page. */
  { reason: 'full'; own: boolean } | { reason: 'tooMany'; minutes: number };

/** The buddies of a person. */
export interface OwnBuddies {
  status: 'own';
  userId: string;
  /** The own link, by which others become buddies, with its origin. */
  link: string;
  /** Whose link was opened before signing up, and is not asked yet. `request` is the id in that link. */
  invitedBy?: { request: string; name: string };
  /** People who opened the link and wait for an answer. */
  requests: readonly BuddyAsked[];
  /** People who were asked and have not answered. */
  asked: readonly BuddyAsked[];
  buddies: readonly Buddy[];
  blocked: readonly { id: string; name: string }[];
  shares: SharedWithBuddies;
  /** It is asked whether to end with this buddy, to block them, or to replace the link. */
  asking?: BuddyQuestion;
  done?: BuddiesDone;
  problem?: BuddiesProblem;
  /** There are as many buddies as there can be. */
  full?: true;
}

export type BuddiesState = OwnBuddies | { status: 'otherAccount' };
