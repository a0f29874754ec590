import type { NewsletterLinkState } from './NewsletterLinkState.ts';

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const newsletterLinkStates = {
  confirm: { status: 'confirm', token: 'sample' },
  confirmed: { status: 'confirmed' },
  confirmedOnTestSite: { status: 'confirmedOnTestSite' },
  leave: { status: 'leave', token: 'sample' },
  left: { status: 'left' },
  invalidLink: { status: 'invalidLink' },
  invalidLeaveLink: { status: 'invalidLeaveLink' },
  stopOffers: { status: 'stopOffers', token: 'sample' },
  offersStopped: { status: 'offersStopped' },
  invalidOffersLink: { status: 'invalidOffersLink' },
} satisfies { [Status in NewsletterLinkState['status']]: Extract<NewsletterLinkState, { status: Status }> };
