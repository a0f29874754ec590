import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/referral-confirmation',
  access: 'anyone',
  namespaces: ['referralConfirmation', 'placeholders'],
  screenView: 'referral confirmation',
  live: false,
  scene: 'risen',
  listed: false,
} as const satisfies PageEntry;
