import type { SignUpOrLoginState } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { selectLogin } from '../login.ts';
import type { selectSignUp } from '../signUp.ts';

type View = SignUpOrLoginState['view'];

export type SignUpOrLoginFacts = SignUpOrLoginState;

export const viewChosen = createAction<View>('signUpOrLogin/viewChosen');

/** Which of the two forms is in view. The forms keep their own state. */
export function signUpOrLoginView(view: View | undefined = 'signup', event: UnknownAction): View {
  return viewChosen.match(event) ? event.payload : view;
}

type WithForms = Parameters<typeof selectLogin>[0] &
  Parameters<typeof selectSignUp>[0] & { signUpOrLoginView: View };

export function selectSignUpOrLoginView({ signUpOrLoginView: view }: WithForms): View {
  return view;
}
