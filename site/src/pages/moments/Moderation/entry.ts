import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/moderation',
  access: 'signedIn',
  namespaces: ['moderation', 'moments'],
  screenView: 'moderation',
  live: false,
  listed: false,
} as const satisfies PageEntry;
