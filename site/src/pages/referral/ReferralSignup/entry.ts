import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/referral-signup',
  access: 'anyone',
  namespaces: ['referralSignup', 'referralNotEligible', 'placeholders'],
  screenView: 'referral signup',
  live: false,
  scene: 'still',
  listed: false,
} as const satisfies PageEntry;
