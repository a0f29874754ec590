import { definePage } from '../../definePage.ts';
import { acceptInvite, type AcceptInviteFacts } from './acceptInvite.ts';
import { AcceptInviteRoute } from './AcceptInviteRoute.tsx';

export const page = definePage({
  Route: AcceptInviteRoute,
  reducers: { acceptInvite },
  sagas: [],
  stateFrom: (facts: AcceptInviteFacts) => ({ acceptInvite: facts }),
});
