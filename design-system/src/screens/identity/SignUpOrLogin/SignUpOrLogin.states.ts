import { loginStates } from '../Login/Login.states.ts';
import { signUpStates } from '../SignUp/SignUp.states.ts';
import type { SignUpOrLoginState } from './SignUpOrLoginState.ts';

/** Every state of the switch, once. The states of each form are those of its own screen. */
export const signUpOrLoginStates = {
  signup: { view: 'signup', login: loginStates.ready, signUp: signUpStates.ready },
  login: { view: 'login', login: loginStates.ready, signUp: signUpStates.ready },
  loginRefused: { view: 'login', login: loginStates.wrongCredentials, signUp: signUpStates.ready },
  signupRefused: { view: 'signup', login: loginStates.ready, signUp: signUpStates.emailTaken },
} satisfies { [View in SignUpOrLoginState['view']]: SignUpOrLoginState & { view: View } } & Record<
  string,
  SignUpOrLoginState
>;
