import { trialOf } from '@stillpoint/design-system';
import { HomeRoute } from './HomeRoute.tsx';
import { home, type HomeFacts } from './home.ts';
import { definePage } from '../../definePage.ts';
import { placeholderValues } from '../../placeholderValues.ts';

export const page = definePage({
  Route: HomeRoute,
  reducers: { home },
  sagas: [],
  filled: (facts: HomeFacts, fill, language) => ({
    ...facts,
    modules: fill(facts.modules, placeholderValues(facts, language), facts.likelyCountry),
  }),
  stateFrom: (facts: HomeFacts) => ({ home: facts }),
  description: (facts: HomeFacts, i18n) => {
    const t = i18n.getFixedT(null, 'home');
    const trial = trialOf(facts);
    return trial === undefined
      ? t(($) => $.meta.description)
      : t(($) => $.meta.trial, { count: trial.trialDays });
  },
});
