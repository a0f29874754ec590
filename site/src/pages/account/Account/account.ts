import type { AccountState, OpenAccount } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';
import { connectionIn } from '../../identity/connectionIn.ts';

/** What the backend knows of an account, and the form that is open. */
export type AccountFacts =
  | { status: 'otherAccount' }
  | (Omit<OpenAccount, 'connections'> & { connections: readonly { name: string; workplace?: string }[] });

export const account = fromServer<AccountState>({ status: 'otherAccount' });

/** The first state of the page. */
export function accountStateFrom(facts: AccountFacts): AccountState {
  if (facts.status === 'otherAccount') return facts;
  return {
    ...facts,
    connections: facts.connections.map((each) => ({ ...each, ...connectionIn(each.name) })),
  };
}

export function selectAccount(state: { account: AccountState }): AccountState {
  return state.account;
}
