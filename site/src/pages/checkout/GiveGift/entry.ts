import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/gift',
  access: 'anyone',
  namespaces: ['gift', 'otherAccount'],
  screenView: 'give a gift',
  live: false,
  scene: 'shore',
  listed: true,
} as const satisfies PageEntry;
