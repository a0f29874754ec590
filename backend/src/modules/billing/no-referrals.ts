import type { ReferralVouchers } from './ports.ts';

/** Where no member gives free days: every code is left to the vouchers. */
export const noReferrals: ReferralVouchers = {
  judge: () => Promise.resolve(undefined),
  redeem: () => Promise.resolve(undefined),
  giveBack: () => Promise.resolve(),
};
