import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/404',
  addressable: false,
  access: 'anyone',
  namespaces: ['notFound'],
  screenView: 'not found',
  live: false,
  scene: 'missing',
  listed: false,
} as const satisfies PageEntry;
