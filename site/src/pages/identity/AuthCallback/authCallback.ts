import type { AuthCallbackState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export type AuthCallbackFacts = AuthCallbackState;

export const authCallback = fromServer<AuthCallbackState>({ status: 'failed' });

export function selectAuthCallback(state: { authCallback: AuthCallbackState }): AuthCallbackState {
  return state.authCallback;
}
