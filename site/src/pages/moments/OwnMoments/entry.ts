import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/moments',
  access: 'signedIn',
  namespaces: ['ownMoments', 'moments'],
  screenView: 'own moments',
  live: false,
  listed: false,
} as const satisfies PageEntry;
