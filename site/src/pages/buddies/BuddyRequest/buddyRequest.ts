import type { BuddyRequestState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type BuddyRequestFacts = BuddyRequestState;

export const buddyRequest = fromServer<BuddyRequestState>({ status: 'unknown' });

export function selectBuddyRequest(state: { buddyRequest: BuddyRequestState }): BuddyRequestState {
  return state.buddyRequest;
}
