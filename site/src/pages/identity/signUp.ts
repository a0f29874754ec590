import type { SignUpDetails, SignUpOutcome, SignUpState } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';

/** What the backend knows of a sign-up page: an empty form, or a refused one. */
export type SignUpFacts = SignUpState;

/** The form was submitted; `address` is where the native form posts. */
export const signUpRequested = createAction<{ address: string; details: SignUpDetails }>('signUp/requested');
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
  if (signUpRequested.match(event)) {
    const { fullname, email, marketingEmails } = event.payload.details;
    return {
      ...waitingIn(state),
      status: 'submitting',
      variant: state.variant,
      values: { fullname, email, marketingEmails },
      problems: {},
    };
  }
  if (signUpRefused.match(event)) {
    const { variant, values } = state;
    return { ...waitingIn(state), problems: {}, ...event.payload, variant, values };
  }
  return state;
}

/** The plan stays named, whatever becomes of the form. */
function waitingIn({ waiting }: SignUpState): Pick<SignUpState, 'waiting'> {
  return waiting === undefined ? {} : { waiting };
}

export interface WithSignUp {
  signUp: SignUpState;
}

export function selectSignUp(state: WithSignUp): SignUpState {
  return state.signUp;
}
