import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/offers/unsubscribe',
  access: 'anyone',
  namespaces: ['newsletterLink'],
  screenView: 'offers unsubscribe',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
