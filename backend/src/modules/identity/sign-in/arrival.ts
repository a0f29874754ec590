import type { Arrival } from './destination.ts';
import type { SignInParams } from './sign-in-params.ts';

/** What the parameters of a sign-in say of its destination. */
export function arrivalFrom(
  params: SignInParams,
): Pick<Arrival, 'page' | 'redirectOnSuccess' | 'plan' | 'voucher' | 'country' | 'secondaryIdentity'> {
  return {
    page: params.from === 'referral-signup' ? 'referralSignup' : 'other',
    redirectOnSuccess: params.redirectOnSuccess,
    plan: params.plan,
    voucher: params.voucher,
    country: params.country,
    secondaryIdentity: false,
  };
}
