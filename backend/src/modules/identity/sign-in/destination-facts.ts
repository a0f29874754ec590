import { identitiesPath } from '../identities/identities-path.ts';
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
    page: pageFrom(from, redirectOnSuccess),
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

/** After a question that was left, or before something is connected at a known place, the log-in is one like any other. */
function pageFrom(from: SignInParams['from'], redirectOnSuccess: string | undefined): StartPage {
  if (from === 'connecting' && redirectOnSuccess === undefined) return 'connecting';
  return from === undefined || from === 'linking-question' || from === 'connecting'
    ? pageComingBackTo(redirectOnSuccess)
    : pages[from];
}

/** A page that asks visitors to log in names itself as the one to come back to. */
function pageComingBackTo(redirectOnSuccess = ''): StartPage {
  switch (ownPageAt(redirectOnSuccess)) {
    case '/checkout':
      return 'checkout';
    case identitiesPath:
      return 'manageIdentities';
    default:
      return 'other';
  }
}
