import type { OwnerInviteState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: the lines that can be filled in, or who was invited. */
export type OwnerInviteFacts = OwnerInviteState;

export const ownerInvite = fromServer<OwnerInviteState>({ status: 'none' });

export function selectOwnerInvite(state: { ownerInvite: OwnerInviteState }): OwnerInviteState {
  return state.ownerInvite;
}
