import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';

export const familyPlanGroupRequested = createAction('checkout/familyPlanGroupRequested');
export const familyPlanGroupCreated = createAction<string>('checkout/familyPlanGroupCreated');
export const familyPlanGroupFailed = createAction('checkout/familyPlanGroupFailed');

/** Where the making of the group stands of a family plan that was bought. */
export type FamilyPlanGroup =
  { status: 'none' } | { status: 'requested' } | { status: 'created'; id: string } | { status: 'failed' };

export function familyPlanGroup(
  state: FamilyPlanGroup = { status: 'none' },
  action: UnknownAction,
): FamilyPlanGroup {
  if (familyPlanGroupRequested.match(action)) return { status: 'requested' };
  if (familyPlanGroupCreated.match(action)) return { status: 'created', id: action.payload };
  if (familyPlanGroupFailed.match(action)) return { status: 'failed' };
  return state;
}
