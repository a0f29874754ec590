import { definePage } from '../../definePage.ts';
import { ownerInvite, type OwnerInviteFacts } from './ownerInvite.ts';
import { OwnerInviteRoute } from './OwnerInviteRoute.tsx';

export const page = definePage({
  Route: OwnerInviteRoute,
  reducers: { ownerInvite },
  sagas: [],
  stateFrom: (facts: OwnerInviteFacts) => ({ ownerInvite: facts }),
});
