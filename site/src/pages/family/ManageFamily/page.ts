import { definePage } from '../../definePage.ts';
import { manageFamily, type ManageFamilyFacts } from './manageFamily.ts';
import { ManageFamilyRoute } from './ManageFamilyRoute.tsx';

export const page = definePage({
  Route: ManageFamilyRoute,
  reducers: { manageFamily },
  sagas: [],
  stateFrom: (facts: ManageFamilyFacts) => ({ manageFamily: facts }),
});
