import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/buddies',
  access: 'signedIn',
  namespaces: ['buddies', 'otherAccount'],
  screenView: 'buddies',
  live: false,
  scene: 'seats',
  listed: false,
} as const satisfies PageEntry;
