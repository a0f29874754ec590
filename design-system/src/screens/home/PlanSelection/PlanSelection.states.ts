import { homeStates } from '../Home/Home.states.ts';
import type { PlanSelectionState } from './PlanSelectionState.ts';

/** Every state of the screen, once. */
export const planSelectionStates = {
  taxIncluded: { plans: homeStates.ready.plans, tax: 'included' },
  taxAdded: { plans: homeStates.taxAdded.plans, tax: 'added' },
} satisfies Record<string, PlanSelectionState>;
