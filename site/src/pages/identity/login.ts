import type { LoginCredentials, LoginOutcome, LoginState } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { emailCarried, withoutSuggestion } from './emailCarried.ts';
import { keptIn } from './keptIn.ts';

/** What the backend knows of a login page: an empty form, or a refused one. */
export type LoginFacts = LoginState;

/** The form was submitted; `address` is where the native form posts. */
export const signInRequested = createAction<{ address: string; credentials: LoginCredentials }>(
  'signIn/requested',
);
/** The browser has passkeys. */
export const passkeyOffered = createAction('passkey/offered');
/** The button for passkeys was pressed: the device asks for one. */
export const passkeyChosen = createAction('passkey/chosen');
/** The passkey that was chosen is checked. */
export const passkeyAsked = createAction('passkey/asked');
/** The device's question was closed or ran out, or there is no passkey. */
export const passkeyUnused = createAction('passkey/unused');
/** There is no connection: it is asked for again once there is one. */
export const signInOffline = createAction('signIn/offline');
/** The connection is back. */
export const signInResumed = createAction('signIn/resumed');
export const signInSucceeded = createAction('signIn/succeeded');
/** The refusal, the problems of the fields and the suggested address. */
export type RefusedSignIn = LoginOutcome & Partial<Pick<LoginState, 'problems' | 'suggestion'>>;

export const signInRefused = createAction<RefusedSignIn>('signIn/refused');

const blank: LoginState = { status: 'ready', values: { email: '' }, problems: {} };

export function login(state: LoginState | undefined = blank, event: UnknownAction): LoginState {
  if (emailCarried.match(event)) {
    // A refusal was about the address that stood there.
    const before = state.status === 'wrongCredentials' ? { ...state, status: 'ready' as const } : state;
    return { ...withoutSuggestion(before), values: event.payload, problems: {} };
  }
  if (signInRequested.match(event)) {
    const { email } = event.payload.credentials;
    return { ...kept(state), status: 'submitting', values: { email }, problems: {} };
  }
  if (signInOffline.match(event)) return { ...typedIn(state), status: 'offline' };
  if (signInResumed.match(event)) return { ...typedIn(state), status: 'submitting' };
  if (signInRefused.match(event)) {
    return { ...kept(state), problems: {}, ...event.payload, values: state.values };
  }
  if (passkeyOffered.match(event)) return { ...state, passkey: 'offered' };
  if (passkeyChosen.match(event) || passkeyAsked.match(event)) {
    return { ...typedIn(state), status: 'ready', passkey: 'asking' };
  }
  if (passkeyUnused.match(event)) return { ...typedIn(state), status: 'passkeyUnused' };
  return state;
}

/** What stays while a request waits. */
function typedIn(state: LoginState) {
  return { ...kept(state), values: state.values, problems: state.problems };
}

/** What stays whatever becomes of the form: a passkey that was asked for is offered again. */
function kept(state: LoginState): Omit<LoginState, 'status' | 'minutes' | 'values' | 'problems'> {
  return { ...keptIn(state), ...(state.passkey && { passkey: 'offered' as const }) };
}

export function selectLogin(state: { login: LoginState }): LoginState {
  return state.login;
}
