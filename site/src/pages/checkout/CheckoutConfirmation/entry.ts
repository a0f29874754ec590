import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/buy/checkout/summary',
  access: 'signedIn',
  tellsPaymentDue: false,
  namespaces: ['checkoutConfirmation', 'checkoutError', 'otherAccount'],
  screenView: 'checkout confirmation',
  live: false,
  scene: 'risen',
  listed: false,
} as const satisfies PageEntry;
