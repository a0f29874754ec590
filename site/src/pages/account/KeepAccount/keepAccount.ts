import type { KeepAccountState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type KeepAccountFacts = KeepAccountState;

export const keepAccount = fromServer<KeepAccountState>({ status: 'begun' });

export function selectKeepAccount(state: { keepAccount: KeepAccountState }): KeepAccountState {
  return state.keepAccount;
}
