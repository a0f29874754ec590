import type { AuthenticatorAppState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of a person's authenticator app. */
export type AuthenticatorAppFacts = AuthenticatorAppState;

export const authenticatorApp = fromServer<AuthenticatorAppState>({ status: 'otherAccount' });

export function selectAuthenticatorApp(state: {
  authenticatorApp: AuthenticatorAppState;
}): AuthenticatorAppState {
  return state.authenticatorApp;
}
