import type { PlanSelectionState } from '@stillpoint/design-system';
import { given } from '../given.ts';

export type PlanSelectionFacts = PlanSelectionState;

export const planSelection = given<PlanSelectionState>({ plans: [], tax: 'included' });

export function selectPlanSelection(state: { planSelection: PlanSelectionState }): PlanSelectionState {
  return state.planSelection;
}
