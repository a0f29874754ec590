import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/login/code',
  access: 'anyone',
  loginStep: true,
  namespaces: ['loginCode', 'secondFactor'],
  screenView: 'login code',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
