import type { DestinationFacts, StartPage } from './destination.ts';
import { ownPageAt } from './own-page.ts';
import type { SignInParams } from './sign-in-params.ts';

/** What the parameters of a sign-in say of its destination. */
export function destinationFactsFrom(
  params: SignInParams,
): Pick<
  DestinationFacts,
  'page' | 'redirectOnSuccess' | 'plan' | 'voucher' | 'country' | 'secondaryIdentity'
> {
  const { from, redirectOnSuccess, plan, voucher, country } = params;
  return {
    // After a question that was left, or before something is connected, the log-in is one like any other.
    page:
      from === undefined || from === 'linking-question' || from === 'connecting'
        ? pageComingBackTo(redirectOnSuccess)
        : pages[from],
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
} as const satisfies Record<
  Exclude<SignInParams['from'], 'linking-question' | 'connecting' | undefined>,
  StartPage
>;

/** A page that asks visitors to log in names itself as the one to come back to. */
function pageComingBackTo(redirectOnSuccess = ''): StartPage {
  switch (ownPageAt(redirectOnSuccess)) {
    case '/checkout':
      return 'checkout';
    case '/manage-identities':
      return 'manageIdentities';
    default:
      return 'other';
  }
}
