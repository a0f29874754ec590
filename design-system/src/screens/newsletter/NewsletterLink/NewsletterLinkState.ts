/** What a link of a mail leads to. Opening it changes nothing: a press does. */
export type NewsletterLinkState =
  | { status: 'confirm'; token: string }
  | { status: 'confirmed' }
  /** The address is confirmed on a site that adds no address to a list. */
  | { status: 'confirmedOnTestSite' }
  | { status: 'leave'; token: string }
  | { status: 'left' }
  /** Used, expired or mistyped. */
  | { status: 'invalidLink' }
  /** Mistyped, or forgotten since: a link to leave. */
  | { status: 'invalidLeaveLink' }
  /** The mails about offers that an account wanted. */
  | { status: 'stopOffers'; token: string }
  | { status: 'offersStopped' }
  | { status: 'invalidOffersLink' };
