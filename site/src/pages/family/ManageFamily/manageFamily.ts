import type { ManageFamilyState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export type ManageFamilyFacts = ManageFamilyState;

export const manageFamily = fromServer<ManageFamilyState>({ status: 'none' });

export function selectManageFamily(state: { manageFamily: ManageFamilyState }): ManageFamilyState {
  return state.manageFamily;
}
