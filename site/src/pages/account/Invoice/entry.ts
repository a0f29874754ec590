import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/subscription/invoices/:number',
  access: 'signedIn',
  namespaces: ['invoice', 'subscription'],
  screenView: 'invoice',
  live: false,
  listed: false,
} as const satisfies PageEntry;
