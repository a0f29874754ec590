import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/manage-identities',
  access: 'signedIn',
  namespaces: ['manageIdentities', 'account', 'newPassword', 'employerPays'],
  screenView: 'manage identities',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
