import { languageOfPath, languagePrefix } from '../../../domain/languages.ts';
import type { Arrival, ArrivalPage } from './destination.ts';
import type { SignInParams } from './sign-in-params.ts';

/** What the parameters of a sign-in say of its destination. */
export function arrivalFrom(
  params: SignInParams,
): Pick<Arrival, 'page' | 'redirectOnSuccess' | 'plan' | 'voucher' | 'country' | 'secondaryIdentity'> {
  const { from, redirectOnSuccess, plan, voucher, country } = params;
  return {
    page: from === undefined ? pageComingBackTo(redirectOnSuccess) : pages[from],
    redirectOnSuccess,
    plan,
    voucher,
    country,
    secondaryIdentity: from === 'second-identity',
  };
}

const pages = {
  'referral-signup': 'referralSignup',
  'bundle-spotify': 'bundleSpotify',
  'login-pages': 'loginPages',
  'second-identity': 'externalAuthCallback',
  // The question was over: the log-in is one like any other.
  'linking-question': 'other',
} as const satisfies Record<NonNullable<SignInParams['from']>, ArrivalPage>;

/** A page that asks visitors to log in names itself as the one to come back to. */
function pageComingBackTo(redirectOnSuccess = ''): ArrivalPage {
  const path = redirectOnSuccess.replace(/[?#].*$/, '');
  switch (path.slice(languagePrefix(languageOfPath(path)).length)) {
    case '/checkout':
      return 'checkout';
    case '/manage-identities':
      return 'manageIdentities';
    default:
      return 'other';
  }
}
