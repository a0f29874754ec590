import { passOnBuddyLink } from '../../../../sagas/buddies/passOnBuddyLink.ts';
import { tellWhatWasDone } from '../../../../sagas/buddies/tellWhatWasDone.ts';
import { createInviteLink } from '../../../services/inviteLink.ts';
import { shareAnalytics } from '../../../state/share/share.ts';
import type { Effects } from '../../definePage.ts';
import { buddiesAnalytics } from './analyticsRows.ts';
import { buddies } from './buddies.ts';

/** Copies and shares the own link, and counts what the last form has done. */
export const effects = {
  reducers: { buddies },
  sagas: [passOnBuddyLink, tellWhatWasDone],
  reads: ['buddies'],
  services: () => ({ inviteLink: createInviteLink(window) }),
  analytics: [...buddiesAnalytics, ...shareAnalytics],
} satisfies Partial<Effects>;
