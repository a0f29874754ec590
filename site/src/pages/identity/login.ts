import type { LoginCredentials, LoginOutcome, LoginState } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';

/** What the backend knows of a login page: an empty form, or a refused one. */
export type LoginFacts = LoginState;

/** The form was submitted; `address` is where the native form posts. */
export const signInRequested = createAction<{ address: string; credentials: LoginCredentials }>(
  'signIn/requested',
);
export const signInSucceeded = createAction('signIn/succeeded');
/** The refusal, the problems of the fields and the suggested address. */
export type RefusedSignIn = LoginOutcome & Partial<Pick<LoginState, 'problems' | 'suggestion'>>;

export const signInRefused = createAction<RefusedSignIn>('signIn/refused');

const blank: LoginState = { status: 'ready', values: { email: '' }, problems: {} };

export function login(state: LoginState | undefined = blank, event: UnknownAction): LoginState {
  if (signInRequested.match(event)) {
    const { email } = event.payload.credentials;
    return { ...waitingIn(state), status: 'submitting', values: { email }, problems: {} };
  }
  if (signInRefused.match(event)) {
    return { ...waitingIn(state), problems: {}, ...event.payload, values: state.values };
  }
  return state;
}

/** The plan stays named, whatever becomes of the form. */
function waitingIn({ waiting }: LoginState): Pick<LoginState, 'waiting'> {
  return waiting === undefined ? {} : { waiting };
}

export function selectLogin(state: { login: LoginState }): LoginState {
  return state.login;
}
