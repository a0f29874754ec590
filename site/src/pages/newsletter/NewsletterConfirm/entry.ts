import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/newsletter/confirm',
  access: 'anyone',
  namespaces: ['newsletterLink'],
  screenView: 'newsletter confirm',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
