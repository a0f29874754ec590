import { passOnLink } from '../../../../sagas/referral/passOnLink.ts';
import { createInviteLink } from '../../../services/inviteLink.ts';
import { shareAnalytics } from '../../../state/share/share.ts';
import type { Effects } from '../../definePage.ts';
import { invite } from './invite.ts';

/** Copies and shares the link. */
export const effects = {
  reducers: { invite },
  sagas: [passOnLink],
  reads: ['invite'],
  analytics: shareAnalytics,
  services: () => ({ inviteLink: createInviteLink(window) }),
} satisfies Partial<Effects>;
