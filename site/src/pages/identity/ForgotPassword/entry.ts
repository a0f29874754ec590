import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/login/forgot-password',
  access: 'anyone',
  loginStep: true,
  namespaces: ['forgotPassword'],
  screenView: 'forgot password',
  live: true,
  scene: 'shore',
  listed: false,
} as const satisfies PageEntry;
