import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/terms-and-conditions',
  access: 'anyone',
  namespaces: ['legal', 'previewBar'],
  screenView: 'terms and conditions',
  live: false,
  listed: true,
} as const satisfies PageEntry;
