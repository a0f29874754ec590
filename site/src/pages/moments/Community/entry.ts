import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/community',
  access: 'anyone',
  namespaces: ['community', 'moments', 'exercises', 'home', 'previewBar'],
  screenView: 'community',
  live: false,
  offersLanguage: true,
  listed: false,
} as const satisfies PageEntry;
