import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/',
  access: 'anyone',
  namespaces: ['home', 'planSelection', 'placeholders', 'previewBar'],
  screenView: 'home',
  live: false,
  scene: 'lake',
  offersLanguage: true,
  listed: true,
} as const satisfies PageEntry;
