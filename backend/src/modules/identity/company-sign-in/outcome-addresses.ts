import { languagePrefix, type Language } from '../../../domain/languages.ts';
import { loginBackTo } from '../../../http/login-address.ts';
import { identitiesPath } from '../identities/identities-path.ts';
import { addressKeeping, beginningOf, choicesOf, type Choices } from '../sign-in/onward.ts';
import { ownPageAt } from '../sign-in/own-page.ts';
import type { SavedForm } from '../sign-in/sign-in-params.ts';
import type { ConnectionIntent, PendingSignInQuestion } from '../tables.ts';
import { questionPages } from '../told.ts';
import type { IdentityProblem } from './told-problems.ts';

/** Why a visitor who went to a company did not get further. */
export type CompanySignInProblem = Extract<
  IdentityProblem,
  | 'CONNECTION_REFUSED'
  | 'CONNECTION_FAILED'
  | 'CONNECTION_EXPIRED'
  | 'CONNECTION_UNKNOWN'
  | 'TOO_MANY_ATTEMPTS'
  | 'NO_PENDING_SIGN_IN'
  | 'SIGN_IN_REPLACED'
  | 'SIGN_IN_AGAIN'
  | 'PROOF_TOO_OLD'
  | 'ADDRESS_NOT_PROVEN'
  | 'IDENTITY_LINKED_ALREADY'
  | 'IDENTITY_OF_ANOTHER'
  | 'CONNECTION_TAKEN'
  | 'WRONG_IDENTITY'
  | 'ADDRESS_OUTSIDE_WORKPLACE'
>;

/** The address to go on to, or what went wrong. */
export type CompanySignInOutcome = { next: string } | { problem: CompanySignInProblem; minutes?: number };

export const questionPath = '/save-external-auth';
/** Asks people who sign in by a workplace for the first time whether they have an account. */
export const accountLinkPath = '/sso-account-link';
export const failurePath = '/save-external-auth-callback';

/** The page that tells what went wrong. It keeps what the visitor came for: a question may be over by then. */
export function problemAddress(language: Language, intent: ConnectionIntent, form: SavedForm): string {
  const path = pageOf(intent);
  return addressOf(language, path, keptAt(path, form));
}

/** That page, as problems are told on it. */
export function problemPage(intent: ConnectionIntent): string {
  return intent === 'prove' ? questionPages : pageOf(intent);
}

/** The page that asks what is left to ask of a person, with what its address keeps. */
export function questionAddress(
  language: Language,
  question: PendingSignInQuestion,
  kept: Choices = {},
): string {
  return addressOf(language, question === 'account' ? accountLinkPath : questionPath, kept);
}

/** Whether an address opens a page of questions, in any language. */
export function opensQuestion(address: string): boolean {
  const page = ownPageAt(address);
  return page === accountLinkPath || page === questionPath;
}

/** The page of a person's identities, which keeps what the person came for. */
export function identitiesAddress(language: Language, form: SavedForm): string {
  return addressOf(language, identitiesPath, keptAt(identitiesPath, form));
}

/** The login page, for what another sign-in was begun for. */
export function loginAddress(language: Language, form: SavedForm): string {
  return addressOf(language, '/login', beginningOf(form));
}

/** The login page for who was logged in while a form of the identities' page was drawn. It leads back to that page. */
export function loginAfterSession(language: Language, kept: Choices): string {
  return loginBackTo(addressOf(language, identitiesPath, kept), language, 'sessionEnded');
}

/** Only a sign-in that is begun anew is one from the same place. */
function keptAt(path: string, form: SavedForm): Choices {
  return path === failurePath ? beginningOf(form) : choicesOf(form);
}

function addressOf(language: Language, path: string, query: object): string {
  return addressKeeping(`${languagePrefix(language)}${path}`, query);
}

function pageOf(intent: ConnectionIntent): string {
  switch (intent) {
    case 'link':
    case 'confirm':
      return identitiesPath;
    case 'prove':
      return questionPath;
    case 'login':
    case 'register':
      return failurePath;
  }
}
