import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/family/accept-invite',
  access: 'anyone',
  namespaces: ['acceptInvite'],
  screenView: 'family accept invite',
  live: false,
  scene: 'shore',
  listed: false,
} as const satisfies PageEntry;
