/** What is shown to who opens a person's link. A name is empty where the account has none that can be shown. */
export type BuddyRequestState =
  /** Logged out: the link is kept through signing up. */
  | { status: 'signedOut'; name: string; request: string }
  | { status: 'open'; userId: string; name: string; request: string }
  /** Asked, and not answered yet. */
  | { status: 'asked'; name: string }
  | { status: 'buddies'; name: string }
  /** The visitor has blocked the person. */
  | { status: 'blocked'; name: string }
  | { status: 'own' }
  /** One of the two has as many buddies as there can be. `own`: it is the visitor. */
  | { status: 'full'; own: boolean }
  /** Replaced or never a link: all in one. */
  | { status: 'unknown' }
  | { status: 'tooMany'; minutes: number }
  /** Another account was logged in since the page was opened. */
  | { status: 'otherAccount' };
