import type { ManageFamilyState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of a family, as its owner or a member sees it. */
export type ManageFamilyFacts = ManageFamilyState;

export const manageFamily = fromServer<ManageFamilyState>({ status: 'none' });

export function selectManageFamily(state: { manageFamily: ManageFamilyState }): ManageFamilyState {
  return state.manageFamily;
}
