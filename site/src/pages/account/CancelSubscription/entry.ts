import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/subscription/cancel',
  access: 'signedIn',
  namespaces: ['cancelSubscription', 'otherAccount', 'paymentDue'],
  screenView: 'cancel subscription',
  live: true,
  listed: false,
} as const satisfies PageEntry;
