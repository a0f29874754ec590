import type { FamilyPlanState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: the family plans that are sold, and whether the visitor has one. */
export type FamilyPlanFacts = FamilyPlanState;

export const familyPlan = fromServer<FamilyPlanState>({ places: 6, offers: [] });

export function selectFamilyPlan(state: { familyPlan: FamilyPlanState }): FamilyPlanState {
  return state.familyPlan;
}
