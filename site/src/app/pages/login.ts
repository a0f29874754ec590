import { watchSignIn } from '../../../sagas/auth/signIn.ts';
import { LoginRoute } from '../../routes/LoginRoute.tsx';
import { login, type LoginFacts } from '../../state/login/login.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: LoginRoute,
  reducers: { login },
  sagas: [watchSignIn],
  stateFrom: (facts: LoginFacts) => ({ login: facts }),
});
