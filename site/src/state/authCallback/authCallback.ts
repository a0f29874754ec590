import type { AuthCallbackState } from '@stillpoint/design-system';
import { given } from '../given.ts';

export type AuthCallbackFacts = AuthCallbackState;

export const authCallback = given<AuthCallbackState>({ status: 'failed' });

export function selectAuthCallback(state: { authCallback: AuthCallbackState }): AuthCallbackState {
  return state.authCallback;
}
