import type { LoginState } from '../Login/LoginState.ts';
import type { SignUpState } from '../SignUp/SignUpState.ts';

/** Which of the two forms is in view. Both keep what was typed. */
export interface SignUpOrLoginState {
  view: 'login' | 'signup';
  login: LoginState;
  signUp: SignUpState;
}
