import type { DeleteAccountState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type DeleteAccountFacts = DeleteAccountState;

export const deleteAccount = fromServer<DeleteAccountState>({ status: 'otherAccount' });

export function selectDeleteAccount(state: { deleteAccount: DeleteAccountState }): DeleteAccountState {
  return state.deleteAccount;
}
