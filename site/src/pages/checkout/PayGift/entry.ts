import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/gift/pay',
  access: 'signedIn',
  tellsPaymentDue: false,
  namespaces: ['gift', 'checkout', 'otherAccount'],
  screenView: 'pay for a gift',
  live: true,
  listed: false,
} as const satisfies PageEntry;
