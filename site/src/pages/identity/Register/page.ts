import { watchTypedEmail } from '../../../../sagas/auth/watchTypedEmail.ts';
import { watchSignUp } from '../../../../sagas/auth/signUp.ts';
import { RegisterRoute } from './RegisterRoute.tsx';
import { createConnection } from '../../../services/connection.ts';
import { createIdentity } from '../../../services/identity.ts';
import { createTypedEmail } from '../../../services/typedEmail.ts';
import { signUp, type SignUpFacts } from '../signUp.ts';
import { signUpView } from '../signUpView.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: RegisterRoute,
  reducers: { signUp },
  sagas: [watchSignUp, watchTypedEmail],
  services: ({ api }) => ({
    identity: createIdentity(api),
    connection: createConnection(window),
    typedEmail: createTypedEmail(window),
  }),
  stateFrom: (facts: SignUpFacts) => ({ signUp: facts }),
  view: (facts: SignUpFacts) => signUpView('signup', facts),
  startsAtNight: ({ variant }: SignUpFacts) => variant.startsWith('sleep'),
});
