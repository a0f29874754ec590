import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/checkout/saved',
  access: 'signedIn',
  namespaces: ['continueCheckout'],
  screenView: 'continue checkout',
  live: false,
  listed: false,
} as const satisfies PageEntry;
