import type { EndContractState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: the form, what was declared, or what became of it. */
export type EndContractFacts = EndContractState;

export const endContract = fromServer<EndContractState>({ status: 'invalidLink' });

export function selectEndContract(state: { endContract: EndContractState }): EndContractState {
  return state.endContract;
}
