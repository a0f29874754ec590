import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/subscription/cancel',
  access: 'signedIn',
  tellsPaymentDue: false,
  namespaces: ['cancelSubscription', 'otherAccount', 'paymentDue'],
  screenView: 'cancel subscription',
  live: true,
  listed: false,
} as const satisfies PageEntry;
