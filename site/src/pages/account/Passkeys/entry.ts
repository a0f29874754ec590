import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/user/passkeys',
  access: 'signedIn',
  namespaces: ['passkeys', 'account', 'otherAccount', 'newPassword'],
  screenView: 'passkeys',
  live: true,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
