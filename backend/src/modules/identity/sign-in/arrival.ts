import type { Carried } from './sign-in-params.ts';
import type { Arrival } from './destination.ts';

/** What came of the carried values when a sign-in ends. */
export function wishesOf(
  carried: Carried,
): Pick<Arrival, 'page' | 'redirectOnSuccess' | 'plan' | 'voucher' | 'country' | 'secondaryIdentity'> {
  return {
    page: carried.from === 'referral-signup' ? 'referralSignup' : 'other',
    redirectOnSuccess: carried.redirectOnSuccess,
    plan: carried.plan,
    voucher: carried.voucher,
    country: carried.country,
    secondaryIdentity: false,
  };
}
