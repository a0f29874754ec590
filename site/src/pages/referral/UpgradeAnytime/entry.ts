import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/invite/upgrade-anytime',
  access: 'signedIn',
  namespaces: ['upgradeAnytime', 'planSelection', 'placeholders'],
  screenView: 'invite upgrade anytime',
  live: false,
  scene: 'strip',
  tellsPaymentDue: false,
  listed: false,
} as const satisfies PageEntry;
