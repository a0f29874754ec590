import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/checkout/maintenance',
  addressable: false,
  access: 'anyone',
  namespaces: ['checkoutMaintenance'],
  screenView: 'checkout maintenance',
  live: false,
  scene: 'passing',
  listed: false,
} as const satisfies PageEntry;
