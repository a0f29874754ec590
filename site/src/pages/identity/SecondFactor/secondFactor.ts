import type { SecondFactorState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: what is asked, or that no sign-in waits. */
export type SecondFactorFacts = SecondFactorState;

export const secondFactor = fromServer<SecondFactorState>({ status: 'over' });

export function selectSecondFactor(state: { secondFactor: SecondFactorState }): SecondFactorState {
  return state.secondFactor;
}
