import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/family/accept-success',
  access: 'signedIn',
  namespaces: ['acceptSuccess', 'ownPlan'],
  screenView: 'family accept success',
  live: false,
  scene: 'risen',
  listed: false,
} as const satisfies PageEntry;
