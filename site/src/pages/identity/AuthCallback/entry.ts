import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/auth',
  access: 'anyone',
  loginStep: true,
  namespaces: ['authCallback'],
  screenView: 'auth callback',
  live: false,
  scene: 'still',
  listed: false,
} as const satisfies PageEntry;
