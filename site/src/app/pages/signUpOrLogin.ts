import { watchSignIn } from '../../../sagas/auth/signIn.ts';
import { watchSignUp } from '../../../sagas/auth/signUp.ts';
import { SignUpOrLoginRoute } from '../../routes/SignUpOrLoginRoute.tsx';
import { login } from '../../state/login/login.ts';
import { signUp } from '../../state/signUp/signUp.ts';
import { entryView, type SignUpOrLoginFacts } from '../../state/signUpOrLogin/signUpOrLogin.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: SignUpOrLoginRoute,
  reducers: { entryView, login, signUp },
  sagas: [watchSignIn, watchSignUp],
  stateFrom: (facts: SignUpOrLoginFacts) => ({
    entryView: facts.view,
    login: facts.login,
    signUp: facts.signUp,
  }),
});
