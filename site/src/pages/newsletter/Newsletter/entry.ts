import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/newsletter',
  access: 'anyone',
  namespaces: ['newsletter'],
  screenView: 'newsletter',
  live: false,
  scene: 'valley',
  listed: true,
} as const satisfies PageEntry;
