import { definePage } from '../../definePage.ts';
import { placeholderValues } from '../../placeholderValues.ts';
import { community, type CommunityFacts } from './community.ts';
import { CommunityRoute } from './CommunityRoute.tsx';

/** Nothing of plans is told here: a sentence with a price is left out, and reported. */
const nothingSold: Parameters<typeof placeholderValues>[0] = { plans: [], standing: { status: 'newcomer' } };

export const page = definePage({
  Route: CommunityRoute,
  reducers: { community },
  sagas: [],
  filled: (facts: CommunityFacts, fill, language) => ({
    ...facts,
    ...(facts.modules && { modules: fill(facts.modules, placeholderValues(nothingSold, language)) }),
  }),
  stateFrom: (facts: CommunityFacts) => ({ community: facts }),
});
