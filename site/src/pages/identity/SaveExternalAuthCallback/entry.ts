import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/save-external-auth-callback',
  access: 'anyone',
  loginStep: true,
  namespaces: ['saveExternalAuthCallback'],
  screenView: 'save auth callback',
  live: false,
  scene: 'passing',
  listed: false,
} as const satisfies PageEntry;
