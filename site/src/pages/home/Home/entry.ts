import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/',
  access: 'anyone',
  namespaces: ['home', 'planSelection', 'exercises', 'moments', 'placeholders', 'previewBar'],
  screenView: 'home',
  live: false,
  scene: 'lake',
  offersLanguage: true,
  listed: true,
} as const satisfies PageEntry;
