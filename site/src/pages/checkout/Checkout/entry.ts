import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/checkout',
  access: 'signedIn',
  tellsPaymentDue: false,
  namespaces: ['checkout', 'checkoutError', 'employerPays', 'familyAccess'],
  screenView: 'checkout',
  live: true,
  scene: 'strip',
  listed: false,
} as const satisfies PageEntry;
