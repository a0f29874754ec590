import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/login/forgot-password/new',
  access: 'anyone',
  loginStep: true,
  namespaces: ['newPassword', 'linkRecipient'],
  screenView: 'new password',
  live: true,
  scene: 'shore',
  listed: false,
} as const satisfies PageEntry;
