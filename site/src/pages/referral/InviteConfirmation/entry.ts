import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/invite/confirmation',
  access: 'anyone',
  namespaces: ['referralConfirmation', 'placeholders'],
  screenView: 'invite confirmation',
  live: false,
  scene: 'risen',
  listed: false,
} as const satisfies PageEntry;
