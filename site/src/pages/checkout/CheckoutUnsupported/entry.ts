import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/checkout/unsupported',
  addressable: false,
  access: 'anyone',
  namespaces: ['checkoutUnsupported'],
  screenView: 'checkout unsupported',
  live: false,
  scene: 'passing',
  listed: false,
} as const satisfies PageEntry;
