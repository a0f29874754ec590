import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/offline',
  access: 'anyone',
  namespaces: ['offline'],
  screenView: 'offline',
  live: false,
  scene: 'passing',
  listed: false,
} as const satisfies PageEntry;
