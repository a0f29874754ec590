import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/work/verify',
  access: 'signedIn',
  tellsPaymentDue: false,
  namespaces: ['workEmail'],
  screenView: 'work email',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
