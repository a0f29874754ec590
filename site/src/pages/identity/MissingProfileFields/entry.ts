import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/missing-profile-fields',
  access: 'signedIn',
  tellsPaymentDue: false,
  loginStep: true,
  namespaces: ['missingProfileFields', 'otherAccount'],
  screenView: 'missing profile fields',
  live: false,
  scene: 'shore',
  listed: false,
} as const satisfies PageEntry;
