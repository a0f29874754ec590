import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/user/second-factor/app',
  access: 'signedIn',
  namespaces: ['authenticatorApp', 'account', 'newPassword', 'otherAccount'],
  screenView: 'authenticator app',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
