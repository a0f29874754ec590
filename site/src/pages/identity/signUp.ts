import type { SignUpDetails, SignUpOutcome, SignUpState } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { emailCarried, withoutSuggestion } from './emailCarried.ts';
import { keptIn } from './keptIn.ts';

/** What the backend knows of a sign-up page: an empty form, or a refused one. */
export type SignUpFacts = SignUpState;

/** The form was submitted; `address` is where the native form posts. */
export const signUpRequested = createAction<{ address: string; details: SignUpDetails }>('signUp/requested');
/** There is no connection: it is asked for again once there is one. */
export const signUpOffline = createAction('signUp/offline');
/** The connection is back. */
export const signUpResumed = createAction('signUp/resumed');
export const signUpSucceeded = createAction('signUp/succeeded');
/** The refusal, the problems of the fields and the suggested address. */
export type RefusedSignUp = SignUpOutcome & Partial<Pick<SignUpState, 'problems' | 'suggestion'>>;

export const signUpRefused = createAction<RefusedSignUp>('signUp/refused');

const blank: SignUpState = {
  status: 'ready',
  variant: 'defaultValueProps',
  values: { fullname: '', email: '', marketingEmails: false },
  problems: {},
};

export function signUp(state: SignUpState | undefined = blank, event: UnknownAction): SignUpState {
  if (emailCarried.match(event)) {
    // A refusal was about the address that stood there.
    const before = state.status === 'emailTaken' ? { ...state, status: 'ready' as const } : state;
    return { ...withoutSuggestion(before), values: { ...state.values, ...event.payload }, problems: {} };
  }
  if (signUpRequested.match(event)) {
    const { fullname, email, marketingEmails } = event.payload.details;
    return {
      ...keptIn(state),
      status: 'submitting',
      variant: state.variant,
      values: { fullname, email, marketingEmails },
      problems: {},
    };
  }
  if (signUpOffline.match(event)) return { ...typedIn(state), status: 'offline' };
  if (signUpResumed.match(event)) return { ...typedIn(state), status: 'submitting' };
  if (signUpRefused.match(event)) {
    const { variant, values } = state;
    return { ...keptIn(state), problems: {}, ...event.payload, variant, values };
  }
  return state;
}

/** What stays while a request waits. */
function typedIn(state: SignUpState) {
  const { variant, values, problems } = state;
  return { ...keptIn(state), variant, values, problems };
}

export interface WithSignUp {
  signUp: SignUpState;
}

export function selectSignUp(state: WithSignUp): SignUpState {
  return state.signUp;
}
