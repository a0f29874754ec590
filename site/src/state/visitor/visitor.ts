import type { PageFrame } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';
import type { Language } from '@stillpoint/translations';
import type { UnknownAction } from 'redux';
import { consentKept } from '../consent/consent.ts';

/** The account that a page shows. */
export interface ShownAccount {
  userId: string;
  firstName: string;
}

/** What the page knows of its visitor. */
export interface VisitorState {
  language: Language;
  /** The language that the browser prefers, where the page offers it. */
  offeredLanguage?: Language;
  /** Two-letter code, unset until a proxy or the visitor names one. */
  country: string | undefined;
  /** How the look-up of the country went. One that has not happened counts as one that worked. */
  countryCodeLookupStatus: 'unset' | 'success' | 'failure';
  theme: PageFrame['theme'];
  account: { status: 'signedOut' } | ({ status: 'signedIn' } & ShownAccount);
  consent: PageFrame['consent'];
  /** Set while the details of the cookie notice are open at the page's address. */
  cookieDetails?: NonNullable<PageFrame['cookieDetails']>;
  /** What a renewal of the visitor's failed to charge, where the page tells of it below its header. */
  paymentDue?: NonNullable<PageFrame['paymentDue']>;
  /** Set while the visitor is shown what editors have not published yet. */
  previewing?: true;
  /** Path and query of the page. */
  path: string;
  helpDesk: string;
  /** Address of the web app. */
  webApp: string;
}

/** The page's choices were written into its address. */
export const addressChanged = createAction<string>('visitor/addressChanged');

/** The account of the page's user was read again. */
export const profileRead = createAction<Pick<ShownAccount, 'firstName'>>('visitor/profileRead');

/** Another account was logged in since the page was drawn: nothing on it can go on. */
export const otherAccountFound = createAction('visitor/otherAccountFound');

/**
 * The visitor of a page never changes; its address and the account's name may, and whether the cookie notice is still open.
 */
export function visitor(
  state: VisitorState | null | undefined = null,
  event: UnknownAction,
): VisitorState | null {
  if (state === null) return null;
  if (addressChanged.match(event)) return { ...state, path: event.payload };
  if (profileRead.match(event) && state.account.status === 'signedIn') {
    return { ...state, account: { ...state.account, firstName: event.payload.firstName } };
  }
  // The question closes when the answer is kept, and not before.
  if (consentKept.match(event)) {
    const answered: VisitorState = { ...state, consent: 'answered' };
    delete answered.cookieDetails;
    return answered;
  }
  return state;
}

export interface WithVisitor {
  visitor: VisitorState;
}

/** The user whom the page was drawn for. Empty where the visitor was signed out. */
export function selectUserId({ visitor: { account } }: WithVisitor): string {
  return account.status === 'signedIn' ? account.userId : '';
}

export function selectVisitor(state: WithVisitor): VisitorState {
  return state.visitor;
}
