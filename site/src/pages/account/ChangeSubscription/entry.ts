import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/subscription/change',
  access: 'signedIn',
  tellsPaymentDue: false,
  namespaces: ['changeSubscription', 'otherAccount', 'paymentDue'],
  screenView: 'change subscription',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
