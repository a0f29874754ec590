import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/community/report',
  access: 'signedIn',
  namespaces: ['reportMoment', 'moments'],
  screenView: 'report moment',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
