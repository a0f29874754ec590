import type { LoginCodeState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: that a code is asked for, or that no login waits. */
export type LoginCodeFacts = LoginCodeState;

export const loginCode = fromServer<LoginCodeState>({ status: 'over' });

export function selectLoginCode(state: { loginCode: LoginCodeState }): LoginCodeState {
  return state.loginCode;
}
