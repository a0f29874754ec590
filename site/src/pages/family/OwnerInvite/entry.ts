import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/family/owner-invite',
  access: 'signedIn',
  namespaces: ['ownerInvite'],
  screenView: 'family owner invite',
  live: false,
  scene: 'shore',
  listed: false,
} as const satisfies PageEntry;
