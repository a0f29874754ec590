import type { AcceptInviteState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: the invitation, and where it stands with the visitor. */
export type AcceptInviteFacts = AcceptInviteState;

export const acceptInvite = fromServer<AcceptInviteState>({ status: 'withdrawn' });

export function selectAcceptInvite(state: { acceptInvite: AcceptInviteState }): AcceptInviteState {
  return state.acceptInvite;
}
