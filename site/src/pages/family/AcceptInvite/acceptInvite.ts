import type { AcceptInviteState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export type AcceptInviteFacts = AcceptInviteState;

export const acceptInvite = fromServer<AcceptInviteState>({ status: 'withdrawn' });

export function selectAcceptInvite(state: { acceptInvite: AcceptInviteState }): AcceptInviteState {
  return state.acceptInvite;
}
