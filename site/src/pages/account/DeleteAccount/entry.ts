import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/user/delete',
  access: 'signedIn',
  namespaces: ['deleteAccount', 'account', 'otherAccount', 'newPassword'],
  screenView: 'delete account',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
