import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/buddy',
  access: 'anyone',
  namespaces: ['buddyRequest', 'otherAccount'],
  screenView: 'buddy request',
  live: false,
  scene: 'still',
  listed: false,
} as const satisfies PageEntry;
