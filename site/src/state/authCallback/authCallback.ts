import type { AuthCallbackState } from '@stillpoint/design-system';

export type AuthCallbackFacts = AuthCallbackState;

const failed: AuthCallbackState = { status: 'failed' };

/** Decided by the server and never changed: the page only goes on. */
export function authCallback(state: AuthCallbackState | undefined = failed): AuthCallbackState {
  return state;
}

export function selectAuthCallback(state: { authCallback: AuthCallbackState }): AuthCallbackState {
  return state.authCallback;
}
