import { watchTypedEmail } from '../../../../sagas/auth/watchTypedEmail.ts';
import { watchSignIn } from '../../../../sagas/auth/signIn.ts';
import { watchSignUp } from '../../../../sagas/auth/signUp.ts';
import { watchPasskeySignIn } from '../../../../sagas/passkeys/watchPasskeySignIn.ts';
import { SignUpOrLoginRoute } from './SignUpOrLoginRoute.tsx';
import { login } from '../login.ts';
import { signUp } from '../signUp.ts';
import { signUpOrLoginView, type SignUpOrLoginFacts } from './signUpOrLogin.ts';
import { createConnection } from '../../../services/connection.ts';
import { createIdentity } from '../../../services/identity.ts';
import { createTypedEmail } from '../../../services/typedEmail.ts';
import { signUpView } from '../signUpView.ts';
import { signUpOrLoginAnalytics } from './analyticsRows.ts';
import { createLoadPasskeySignIn } from '../loadPasskeySignIn.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: SignUpOrLoginRoute,
  reducers: { signUpOrLoginView, login, signUp },
  sagas: [watchSignIn, watchSignUp, watchPasskeySignIn, watchTypedEmail],
  services: ({ api }) => ({
    identity: createIdentity(api),
    connection: createConnection(window),
    loadPasskeySignIn: createLoadPasskeySignIn(api),
    typedEmail: createTypedEmail(window),
  }),
  analytics: signUpOrLoginAnalytics,
  stateFrom: (facts: SignUpOrLoginFacts) => ({
    signUpOrLoginView: facts.view,
    login: facts.login,
    signUp: facts.signUp,
  }),
  view: ({ view, signUp: { variant } }: SignUpOrLoginFacts) => signUpView(view, { variant }),
});
