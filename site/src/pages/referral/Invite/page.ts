import { definePage } from '../../definePage.ts';
import type { InviteFacts } from './invite.ts';
import { InviteRoute } from './InviteRoute.tsx';
import { effects } from './effects.ts';

export const page = definePage({
  Route: InviteRoute,
  ...effects,
  stateFrom: (facts: InviteFacts) => ({ invite: facts }),
});
