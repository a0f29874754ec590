import type { SsoLoginState } from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';
import { addressIn } from '../../addressIn.ts';
import { linkTo, withQuery } from '../../links.ts';

/** The cards of the page, as the `step` in its address names them. Without one it is the first question. */
export type SsoLoginCard = 'existing-account' | 'connected-to-sso' | 'sso-login';

/** The card at an address of the page. */
export function cardAt(address: string): SsoLoginCard {
  const step = new URL(address, 'http://site.invalid').searchParams.get('step');
  return step === 'connected-to-sso' || step === 'sso-login' ? step : 'existing-account';
}

/** A card as it opens. */
export function openedCard(card: SsoLoginCard): SsoLoginState {
  switch (card) {
    case 'existing-account':
      return { status: 'existingAccount' };
    case 'connected-to-sso':
      return { status: 'connectedToSso' };
    case 'sso-login':
      return { status: 'ready', values: { term: '' }, problems: {} };
  }
}

/** The addresses that the questions lead to, from the page's present address. */
export function cardLinks(path: string, language: Language) {
  const { searchParams } = new URL(path, 'http://site.invalid');
  // The login page leads on where a login leads: an address that was asked for stays.
  const afterLogin = searchParams.get('redirectOnSuccess') ?? linkTo('login', language);
  return {
    connectedToSso: withQuery(path, { step: 'connected-to-sso' }),
    // Who has no account is not asked for one after the login at work.
    newAccount: withQuery(path, { step: 'sso-login', intent: 'register' }),
    connectedAccount: withQuery(path, { step: 'sso-login', redirectOnSuccess: afterLogin }),
    connectAccount: linkTo('login', language, {
      redirectOnSuccess: addressIn(language, '/manage-identities'),
    }),
  };
}
