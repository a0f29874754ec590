import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/sso-account-link',
  access: 'anyone',
  loginStep: true,
  namespaces: ['ssoAccountLink', 'agreement', 'connectionChoice'],
  screenView: 'sso account link',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
