import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/login/forgot-password',
  access: 'anyone',
  namespaces: ['forgotPassword'],
  screenView: 'forgot password',
  live: true,
  scene: 'shore',
  listed: false,
} as const satisfies PageEntry;
