import { AuthCallbackRoute } from '../../routes/AuthCallbackRoute.tsx';
import type { AuthCallbackFacts } from '../../state/authCallback/authCallback.ts';
import { definePage } from '../definePage.ts';
import { authCallbackEffects } from './authCallback.effects.ts';

export const page = definePage({
  Route: AuthCallbackRoute,
  ...authCallbackEffects,
  stateFrom: (facts: AuthCallbackFacts) => ({ authCallback: facts }),
});
