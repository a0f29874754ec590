import { createAction } from '@reduxjs/toolkit';
import type { BuddiesDone, BuddiesState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type BuddiesFacts = BuddiesState;

/** What the native form has done by which the page was opened. */
export const buddiesDone = createAction<BuddiesDone>('buddies/done');

export const buddies = fromServer<BuddiesState>({ status: 'otherAccount' });

export function selectBuddies(state: { buddies: BuddiesState }): BuddiesState {
  return state.buddies;
}
