import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/family/manage',
  access: 'signedIn',
  namespaces: ['manageFamily'],
  screenView: 'family manage',
  live: false,
  scene: 'shore',
  listed: false,
} as const satisfies PageEntry;
