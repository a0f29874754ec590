import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/500',
  addressable: false,
  access: 'anyone',
  namespaces: ['serverProblem'],
  screenView: 'server problem',
  live: false,
  scene: 'passing',
  listed: false,
} as const satisfies PageEntry;
