import { homeStates, type HomeState } from '../Home/Home.states.ts';

export type PlanSelectionState = Pick<HomeState, 'plans' | 'tax'>;

/** Every state of the screen, once. */
export const planSelectionStates = {
  taxIncluded: { plans: homeStates.ready.plans, tax: 'included' },
  taxAdded: { plans: homeStates.taxAdded.plans, tax: 'added' },
} satisfies Record<string, PlanSelectionState>;
