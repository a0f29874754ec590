import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/user/keep',
  access: 'anyone',
  namespaces: ['keepAccount'],
  screenView: 'keep account',
  live: false,
  scene: 'still',
  listed: false,
} as const satisfies PageEntry;
