import type { InviteState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type InviteFacts = InviteState;

export const invite = fromServer<InviteState>({
  link: '',
  freeDays: 14,
  came: 0,
  stayed: 0,
  months: { given: 0, atMost: 12, waiting: 0 },
  month: { creditable: 'noPlan' },
});

export function selectInvite(state: { invite: InviteState }): InviteState {
  return state.invite;
}
