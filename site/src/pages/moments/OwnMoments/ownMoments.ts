import type { OwnMomentsState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type OwnMomentsFacts = OwnMomentsState;

export const ownMoments = fromServer<OwnMomentsState>({ moments: [], exercise: 'four-and-four' });

export function selectOwnMoments(state: { ownMoments: OwnMomentsState }): OwnMomentsState {
  return state.ownMoments;
}
