import type { CommunityState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type CommunityFacts = CommunityState;

export const community = fromServer<CommunityState>({
  moments: [],
  signedIn: false,
  exercise: 'four-and-four',
});

export function selectCommunity(state: { community: CommunityState }): CommunityState {
  return state.community;
}
