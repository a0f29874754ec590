import type { NewsletterState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: an empty form, a refused one, or an accepted one. */
export type NewsletterFacts = NewsletterState;

export const newsletter = fromServer<NewsletterState>({ status: 'ready', email: '', formToken: '' });

export function selectNewsletter(state: { newsletter: NewsletterState }): NewsletterState {
  return state.newsletter;
}
