import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/subscription/payment-method',
  access: 'signedIn',
  tellsPaymentDue: false,
  namespaces: ['changePayment', 'checkout', 'otherAccount', 'paymentDue'],
  screenView: 'change payment method',
  live: true,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
