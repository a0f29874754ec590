import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  // Its addresses are those that editors give.
  path: '/content',
  addressable: false,
  access: 'anyone',
  namespaces: ['contentPage', 'home', 'planSelection', 'exercises', 'moments', 'placeholders', 'previewBar'],
  screenView: 'content page',
  live: false,
  listed: false,
} as const satisfies PageEntry;
