import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/familyplan',
  access: 'anyone',
  namespaces: ['familyPlan', 'placeholders'],
  screenView: 'family plan',
  live: false,
  scene: 'seats',
  offersLanguage: true,
  listed: true,
} as const satisfies PageEntry;
