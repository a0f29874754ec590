import type { NewsletterLinkState } from '@stillpoint/design-system';
import { fromServer } from '../../state/fromServer.ts';

/** What the backend knows of a link of a mail: what it asks, or what was done by it. */
export type NewsletterLinkFacts = NewsletterLinkState;

export const newsletterLink = fromServer<NewsletterLinkState>({ status: 'invalidLink' });

export function selectNewsletterLink(state: { newsletterLink: NewsletterLinkState }): NewsletterLinkState {
  return state.newsletterLink;
}
