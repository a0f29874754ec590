import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/moment/share',
  access: 'signedIn',
  namespaces: ['shareMoment', 'moments', 'exercises'],
  screenView: 'share moment',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
