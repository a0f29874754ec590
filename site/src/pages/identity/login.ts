import type { LoginCredentials, LoginOutcome, LoginState } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';

/** What the backend knows of a login page: a form just opened, or one that was refused. */
export type LoginFacts = LoginState;

/** Pressed, with the address that the form itself would post to. */
export const signInRequested = createAction<{ address: string; credentials: LoginCredentials }>(
  'signIn/requested',
);
export const signInSucceeded = createAction('signIn/succeeded');
/** What came of it, and what was found wrong with the fields. */
export type RefusedSignIn = LoginOutcome & { problems?: LoginState['problems'] };

export const signInRefused = createAction<RefusedSignIn>('signIn/refused');

const blank: LoginState = { status: 'ready', values: { email: '' }, problems: {} };

export function login(state: LoginState | undefined = blank, event: UnknownAction): LoginState {
  if (signInRequested.match(event)) {
    return { status: 'submitting', values: { email: event.payload.credentials.email }, problems: {} };
  }
  if (signInRefused.match(event)) {
    return { problems: {}, ...event.payload, values: state.values };
  }
  return state;
}

export function selectLogin(state: { login: LoginState }): LoginState {
  return state.login;
}
