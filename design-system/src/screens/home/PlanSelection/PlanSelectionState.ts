import type { HomeState } from '../Home/HomeState.ts';

export type PlanSelectionState = Pick<HomeState, 'plans' | 'tax' | 'standing'>;
