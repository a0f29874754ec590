import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/user',
  access: 'signedIn',
  tellsPaymentDue: false,
  namespaces: ['account', 'missingProfileFields', 'newPassword', 'otherAccount', 'paymentDue'],
  screenView: 'account',
  live: false,
  listed: false,
} as const satisfies PageEntry;
