import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/family/manage',
  access: 'signedIn',
  namespaces: ['manageFamily', 'family', 'placeholders', 'account', 'otherAccount'],
  screenView: 'family manage',
  live: false,
  scene: 'seats',
  listed: false,
} as const satisfies PageEntry;
