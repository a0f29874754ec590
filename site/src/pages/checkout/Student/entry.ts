import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/student',
  access: 'anyone',
  namespaces: ['student'],
  screenView: 'student',
  live: false,
  scene: 'valley',
  listed: true,
} as const satisfies PageEntry;
