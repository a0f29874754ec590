import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/gift/given',
  access: 'signedIn',
  namespaces: ['gift', 'otherAccount'],
  screenView: 'given gift',
  live: false,
  scene: 'strip',
  listed: false,
} as const satisfies PageEntry;
