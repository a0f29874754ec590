import type { AcceptSuccessState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export type AcceptSuccessFacts = AcceptSuccessState;

export const acceptSuccess = fromServer<AcceptSuccessState>({ ownerName: '' });

export function selectAcceptSuccess(state: { acceptSuccess: AcceptSuccessState }): AcceptSuccessState {
  return state.acceptSuccess;
}
