import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/work',
  access: 'anyone',
  namespaces: ['workEnquiry'],
  screenView: 'work enquiry',
  live: true,
  scene: 'shore',
  listed: true,
} as const satisfies PageEntry;
