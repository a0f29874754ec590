import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import type { AuthenticatorAppFacts } from './authenticatorApp.ts';
import { AuthenticatorAppRoute } from './AuthenticatorAppRoute.tsx';
import { effects } from './effects.ts';

export const page = definePage({
  Route: AuthenticatorAppRoute,
  ...effects,
  title: (facts: AuthenticatorAppFacts, i18n) => {
    const t = i18n.getFixedT(null, 'authenticatorApp');
    switch (facts.status) {
      case 'key':
        return titledBy(t(($) => $.key.title));
      case 'codes':
        return titledBy(facts.first ? t(($) => $.codes.first) : t(($) => $.codes.title));
      case 'on':
      case 'newCodes':
      case 'remove':
        return titledBy(t(($) => $[facts.status].title));
      default:
        return undefined;
    }
  },
  stateFrom: (facts: AuthenticatorAppFacts) => ({ authenticatorApp: facts }),
});
