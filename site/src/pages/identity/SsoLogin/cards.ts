import type { LookupPurpose, PageFrame, SsoLoginState } from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';
import { linkTo, pickedFrom, withChoicesOf, withQuery } from '../../links.ts';
import { workplaceLink } from '../connectionLinks.ts';
import { logInToConnectLink } from '../logInToConnectLink.ts';
import { onwardNames } from '../onwardNames.ts';

/**
 * The cards of the page, as the `step` in its address names them. Without one it is the first question. To connect a
 * workplace, nothing is asked before the look-up.
 */
export type SsoLoginCard = 'existing-account' | 'connected-to-sso' | 'sso-login' | 'connect-workplace';

/** The card at an address of the page. */
export function cardAt(address: string): SsoLoginCard {
  const { step, intent } = pickedFrom(address, ['step', 'intent']);
  if (intent === 'link') return 'connect-workplace';
  return step === 'connected-to-sso' || step === 'sso-login' ? step : 'existing-account';
}

/** What a look-up at an address of the page is for. */
export function purposeAt(address: string): LookupPurpose {
  return cardAt(address) === 'connect-workplace' ? 'connect' : 'logIn';
}

/** A card as it opens. */
export function openedCard(card: SsoLoginCard): SsoLoginState {
  switch (card) {
    case 'existing-account':
      return { status: 'existingAccount' };
    case 'connected-to-sso':
      return { status: 'connectedToSso' };
    case 'sso-login':
      return { status: 'ready', purpose: 'logIn', values: { term: '' }, problems: {} };
    case 'connect-workplace':
      return { status: 'ready', purpose: 'connect', values: { term: '' }, problems: {} };
  }
}

/** The addresses that the questions lead to, from the page's present address. */
export function cardLinks(path: string, language: Language) {
  const { plan, voucher, redirectOnSuccess } = pickedFrom(path, onwardNames);
  // The login page leads on where a login leads. What was chosen, or asked for, leads on by itself.
  const afterLogin = plan === undefined && voucher === undefined ? linkTo('login', language) : undefined;
  const kept = redirectOnSuccess ?? afterLogin;
  return {
    connectedToSso: withQuery(path, { step: 'connected-to-sso' }),
    // Who has no account is not asked for one after the login at work.
    newAccount: withQuery(path, { step: 'sso-login', intent: 'register' }),
    connectedAccount: withQuery(path, {
      step: 'sso-login',
      ...(kept !== undefined && { redirectOnSuccess: kept }),
    }),
    connectWorkplace: withQuery(withChoicesOf(linkTo('ssoLogin', language), path, onwardNames), {
      intent: 'link',
    }),
    connectAccount: logInToConnectLink(language, pickedFrom(path, onwardNames)),
  };
}

/** To log in at the workplace, to get an account by it, or to connect it to the account that is logged in. */
export function organisationLink(frame: Pick<PageFrame, 'language' | 'path'>, connection: string): string {
  const link = workplaceLink(frame, { connection });
  if (purposeAt(frame.path) === 'connect') return withQuery(link, { intent: 'link' });
  const { intent } = pickedFrom(frame.path, ['intent']);
  return intent === 'register' ? withQuery(link, { intent }) : link;
}
