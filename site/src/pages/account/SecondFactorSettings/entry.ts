import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/user/second-factor',
  access: 'signedIn',
  namespaces: ['secondFactorSettings', 'account', 'newPassword', 'otherAccount'],
  screenView: 'second factor settings',
  live: false,
  scene: 'still',
  listed: false,
} as const satisfies PageEntry;
