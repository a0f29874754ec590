import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/user/data',
  access: 'signedIn',
  namespaces: ['myData', 'account', 'otherAccount', 'newPassword'],
  screenView: 'my data',
  live: false,
  listed: false,
} as const satisfies PageEntry;
