import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/family/owner-invite',
  access: 'signedIn',
  namespaces: ['ownerInvite', 'family', 'account', 'otherAccount'],
  screenView: 'family owner invite',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
