import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/sso-login',
  access: 'anyone',
  loginStep: true,
  namespaces: ['ssoLogin', 'agreement'],
  screenView: 'sso login',
  live: true,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
