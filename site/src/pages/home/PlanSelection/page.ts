import { PlanSelectionRoute } from './PlanSelectionRoute.tsx';
import { planSelection, type PlanSelectionFacts } from './planSelection.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: PlanSelectionRoute,
  reducers: { planSelection },
  sagas: [],
  stateFrom: (facts: PlanSelectionFacts) => ({ planSelection: facts }),
});
