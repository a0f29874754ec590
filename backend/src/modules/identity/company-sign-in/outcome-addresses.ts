import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { SignInParams } from '../sign-in/sign-in-params.ts';
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
export const identitiesPath = '/manage-identities';
export const failurePath = '/save-external-auth-callback';

/** The page that tells what went wrong. At a sign-in, its address keeps what the sign-in was for. */
export function problemAddress(language: Language, intent: ConnectionIntent, params: SignInParams): string {
  const path = pageOf(intent);
  const address = `${languagePrefix(language)}${path}`;
  const kept = path === failurePath ? new URLSearchParams({ ...params }).toString() : '';
  return kept === '' ? address : `${address}?${kept}`;
}

/** That page, as problems are told on it. */
export function problemPage(intent: ConnectionIntent): string {
  return intent === 'prove' ? questionPages : pageOf(intent);
}

/** The page that asks what is left to ask of a person. */
export function questionAddress(language: Language, question: PendingSignInQuestion): string {
  return `${languagePrefix(language)}${question === 'account' ? accountLinkPath : questionPath}`;
}

/** The page of a person's identities. */
export function identitiesAddress(language: Language): string {
  return `${languagePrefix(language)}${identitiesPath}`;
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
