import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/newsletter/unsubscribe',
  access: 'anyone',
  namespaces: ['newsletterLink'],
  screenView: 'newsletter unsubscribe',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
