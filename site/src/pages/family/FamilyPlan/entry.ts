import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/familyplan',
  access: 'anyone',
  namespaces: ['familyPlan'],
  screenView: 'family plan',
  live: false,
  scene: 'shore',
  listed: true,
} as const satisfies PageEntry;
