import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/login/second-factor',
  access: 'anyone',
  loginStep: true,
  namespaces: ['secondFactor'],
  screenView: 'second factor',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
