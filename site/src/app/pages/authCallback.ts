import { continueToDestination } from '../../../sagas/auth/continueToDestination.ts';
import { AuthCallbackRoute } from '../../routes/AuthCallbackRoute.tsx';
import { authCallback, type AuthCallbackFacts } from '../../state/authCallback/authCallback.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: AuthCallbackRoute,
  reducers: { authCallback },
  sagas: [continueToDestination],
  stateFrom: (facts: AuthCallbackFacts) => ({ authCallback: facts }),
});
