import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/privacy-policy',
  access: 'anyone',
  namespaces: ['legal', 'previewBar'],
  screenView: 'privacy policy',
  live: false,
  listed: true,
} as const satisfies PageEntry;
