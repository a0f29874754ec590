import type { AcceptSuccessState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: the family that was joined, and the plan that the person has besides. */
export type AcceptSuccessFacts = AcceptSuccessState;

export const acceptSuccess = fromServer<AcceptSuccessState>({ ownerName: '', ownPlans: [] });

export function selectAcceptSuccess(state: { acceptSuccess: AcceptSuccessState }): AcceptSuccessState {
  return state.acceptSuccess;
}
