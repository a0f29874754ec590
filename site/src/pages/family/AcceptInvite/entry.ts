import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/family/accept-invite',
  access: 'anyone',
  namespaces: ['acceptInvite', 'ownPlan', 'linkRecipient', 'account'],
  screenView: 'family accept invite',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
