import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/subscription',
  access: 'signedIn',
  tellsPaymentDue: false,
  namespaces: ['subscription', 'savedCheckout', 'employerPays', 'familyAccess'],
  screenView: 'subscription',
  live: false,
  listed: false,
} as const satisfies PageEntry;
