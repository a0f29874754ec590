import { AuthCallbackRoute } from './AuthCallbackRoute.tsx';
import type { AuthCallbackFacts } from './authCallback.ts';
import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { effects } from './effects.ts';

export const page = definePage({
  Route: AuthCallbackRoute,
  ...effects,
  title: ({ status }: AuthCallbackFacts, i18n) =>
    status === 'failed' ? titledBy(i18n.getFixedT(null, 'authCallback')(($) => $.failed.title)) : undefined,
  stateFrom: (facts: AuthCallbackFacts) => ({ authCallback: facts }),
});
