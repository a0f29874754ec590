import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/impressum',
  access: 'anyone',
  namespaces: ['legal', 'previewBar'],
  screenView: 'impressum',
  live: false,
  listed: true,
} as const satisfies PageEntry;
