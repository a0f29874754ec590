import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/invite',
  access: 'signedIn',
  namespaces: ['invite', 'placeholders'],
  screenView: 'invite',
  live: false,
  scene: 'seats',
  listed: false,
} as const satisfies PageEntry;
