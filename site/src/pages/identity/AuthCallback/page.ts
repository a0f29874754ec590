import { AuthCallbackRoute } from './AuthCallbackRoute.tsx';
import type { AuthCallbackFacts } from './authCallback.ts';
import { definePage } from '../../definePage.ts';
import { effects } from './effects.ts';

export const page = definePage({
  Route: AuthCallbackRoute,
  ...effects,
  stateFrom: (facts: AuthCallbackFacts) => ({ authCallback: facts }),
});
