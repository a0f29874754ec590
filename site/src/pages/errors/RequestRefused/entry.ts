import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/403',
  addressable: false,
  access: 'anyone',
  namespaces: ['requestRefused'],
  screenView: 'request refused',
  live: false,
  scene: 'passing',
  listed: false,
} as const satisfies PageEntry;
