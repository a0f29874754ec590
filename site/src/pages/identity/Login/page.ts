import { watchTypedEmail } from '../../../../sagas/auth/watchTypedEmail.ts';
import { watchSignIn } from '../../../../sagas/auth/signIn.ts';
import { watchPasskeySignIn } from '../../../../sagas/passkeys/watchPasskeySignIn.ts';
import { LoginRoute } from './LoginRoute.tsx';
import { createConnection } from '../../../services/connection.ts';
import { createIdentity } from '../../../services/identity.ts';
import { createTypedEmail } from '../../../services/typedEmail.ts';
import { login, type LoginFacts } from '../login.ts';
import { createLoadPasskeySignIn } from '../loadPasskeySignIn.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: LoginRoute,
  reducers: { login },
  sagas: [watchSignIn, watchPasskeySignIn, watchTypedEmail],
  services: ({ api }) => ({
    identity: createIdentity(api),
    connection: createConnection(window),
    loadPasskeySignIn: createLoadPasskeySignIn(api),
    typedEmail: createTypedEmail(window),
  }),
  stateFrom: (facts: LoginFacts) => ({ login: facts }),
});
