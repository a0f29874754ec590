import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { LookupTerm, SsoLoginState } from './SsoLoginState.ts';

/** The addresses of this page with another card, and of the pages that it leads to. */
export interface SsoLoginLinks {
  /** The second question, for those who have an account. */
  connectedToSso: string;
  /** The look-up, for those who have no account. */
  newAccount: string;
  /** The look-up, for those whose account is connected. */
  connectedAccount: string;
  /** Where those who have not connected their account log in to do so. */
  connectAccount: string;
  /** The look-up, for those who are logged in and connect their workplace to the account. */
  connectWorkplace: string;
  /** Logs out, and comes back to this page. */
  switchAccount: string;
  /** The article that says how an account is connected. Opens in a new window. */
  helpArticle: string;
  submit: string;
  /** The sign-in of the organisation that was found. */
  organisation: string;
  /** The empty look-up. */
  searchAgain: string;
  /** The ways to log in to the account that the workplace is connected to. */
  identities: string;
  login: string;
  /** Where those whose organisation is not with us get an account of their own. */
  register: string;
}

export interface SsoLoginProps {
  frame: PageFrame;
  state: SsoLoginState;
  links: SsoLoginLinks;
  /** A link to another card was pressed. Without it, or in another tab, the link opens its address. */
  onCardOpen: (address: string) => void;
  /** The account is not connected: the article opens while the link leads on. */
  onHelpOpen: () => void;
  onSubmit: (search: LookupTerm) => void;
}
