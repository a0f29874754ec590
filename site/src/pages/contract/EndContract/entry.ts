import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/cancel',
  access: 'anyone',
  namespaces: ['endContract'],
  screenView: 'end contract',
  live: false,
  scene: 'valley',
  listed: true,
} as const satisfies PageEntry;
