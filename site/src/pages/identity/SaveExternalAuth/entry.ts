import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/save-external-auth',
  access: 'anyone',
  loginStep: true,
  namespaces: ['saveExternalAuth', 'agreement'],
  screenView: 'save external auth',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
