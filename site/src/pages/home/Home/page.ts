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
    modules: fill(facts.modules, placeholderValues(facts, language)),
  }),
  stateFrom: (facts: HomeFacts) => ({ home: facts }),
});
