import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/redeem',
  access: 'anyone',
  namespaces: ['redeem', 'linkRecipient'],
  screenView: 'redeem',
  live: false,
  scene: 'valley',
  listed: true,
} as const satisfies PageEntry;
