import type { OwnerInviteState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export type OwnerInviteFacts = OwnerInviteState;

export const ownerInvite = fromServer<OwnerInviteState>({ status: 'none' });

export function selectOwnerInvite(state: { ownerInvite: OwnerInviteState }): OwnerInviteState {
  return state.ownerInvite;
}
