import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/subscription/invoices',
  access: 'signedIn',
  namespaces: ['invoices'],
  screenView: 'invoices',
  live: false,
  listed: false,
} as const satisfies PageEntry;
