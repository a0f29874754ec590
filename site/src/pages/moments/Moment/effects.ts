import { passOnMoment } from '../../../../sagas/moments/passOnMoment.ts';
import { createInviteLink } from '../../../services/inviteLink.ts';
import type { Effects } from '../../definePage.ts';
import { moment, momentAnalytics } from './moment.ts';

/** Copies and shares the link of one's own moment. */
export const effects = {
  reducers: { moment },
  sagas: [passOnMoment],
  reads: ['moment'],
  analytics: momentAnalytics,
  services: () => ({ inviteLink: createInviteLink(window) }),
} satisfies Partial<Effects>;
