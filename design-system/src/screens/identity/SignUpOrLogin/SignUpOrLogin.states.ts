import { loginStates, type LoginState } from '../Login/Login.states.ts';
import { signUpStates, type SignUpState } from '../SignUp/SignUp.states.ts';

/** Which of the two forms is in view. Both keep what was typed. */
export interface SignUpOrLoginState {
  view: 'login' | 'signup';
  login: LoginState;
  signUp: SignUpState;
}

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
