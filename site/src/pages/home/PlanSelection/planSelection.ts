import type { PlanSelectionState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export type PlanSelectionFacts = PlanSelectionState;

export const planSelection = fromServer<PlanSelectionState>({
  plans: [],
  tax: 'included',
  standing: { status: 'newcomer' },
});

export function selectPlanSelection(state: { planSelection: PlanSelectionState }): PlanSelectionState {
  return state.planSelection;
}
