import { definePage } from '../../definePage.ts';
import type { AuthenticatorAppFacts } from './authenticatorApp.ts';
import { AuthenticatorAppRoute } from './AuthenticatorAppRoute.tsx';
import { effects } from './effects.ts';

export const page = definePage({
  Route: AuthenticatorAppRoute,
  ...effects,
  stateFrom: (facts: AuthenticatorAppFacts) => ({ authenticatorApp: facts }),
});
