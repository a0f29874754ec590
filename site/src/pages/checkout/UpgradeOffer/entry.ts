import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/checkout/upgrade',
  addressable: false,
  access: 'signedIn',
  tellsPaymentDue: false,
  namespaces: ['upgradeOffer', 'changeSubscription', 'placeholders'],
  screenView: 'upgrade offer',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
