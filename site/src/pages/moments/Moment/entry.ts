import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/moment',
  access: 'anyone',
  namespaces: ['moment', 'moments', 'exercises', 'placeholders'],
  screenView: 'moment',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
