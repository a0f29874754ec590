import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/family/accept-success',
  access: 'signedIn',
  namespaces: ['acceptSuccess'],
  screenView: 'family accept success',
  live: false,
  scene: 'shore',
  listed: false,
} as const satisfies PageEntry;
