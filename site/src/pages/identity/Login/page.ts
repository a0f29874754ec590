import { watchSignIn } from '../../../../sagas/auth/signIn.ts';
import { LoginRoute } from './LoginRoute.tsx';
import { createIdentity } from '../../../services/identity.ts';
import { login, type LoginFacts } from '../login.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: LoginRoute,
  reducers: { login },
  sagas: [watchSignIn],
  services: ({ api }) => ({ identity: createIdentity(api) }),
  stateFrom: (facts: LoginFacts) => ({ login: facts }),
});
