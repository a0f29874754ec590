import type { HomeState } from '../Home/HomeState.ts';

export interface PlanSelectionState extends Pick<HomeState, 'plans' | 'tax'> {
  /** The visitor was a member before: no plan has free days for them. */
  trialUsed?: true;
}
