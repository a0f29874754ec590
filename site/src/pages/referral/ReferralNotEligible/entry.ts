import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/invite/referral-not-eligible',
  access: 'anyone',
  namespaces: ['referralNotEligible'],
  screenView: 'invite referral not eligible',
  live: false,
  scene: 'valley',
  listed: false,
} as const satisfies PageEntry;
