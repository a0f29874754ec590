import { definePage } from '../../definePage.ts';
import { familyPlan, type FamilyPlanFacts } from './familyPlan.ts';
import { FamilyPlanRoute } from './FamilyPlanRoute.tsx';

export const page = definePage({
  Route: FamilyPlanRoute,
  reducers: { familyPlan },
  sagas: [],
  stateFrom: (facts: FamilyPlanFacts) => ({ familyPlan: facts }),
});
