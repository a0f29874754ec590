import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { SignInParams } from '../sign-in/sign-in-params.ts';
import type { ConnectionIntent, PendingSignInQuestion } from '../tables.ts';

/** Why a visitor who went to a company did not get further. */
export type CompanySignInProblem =
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
  | 'ADDRESS_OUTSIDE_WORKPLACE';

/** The address to go on to, or what went wrong. */
export type CompanySignInOutcome = { next: string } | { problem: CompanySignInProblem; minutes?: number };

export const questionPath = '/save-external-auth';
/** Asks people who sign in by a workplace for the first time whether they have an account. */
export const accountLinkPath = '/sso-account-link';
export const identitiesPath = '/manage-identities';
const failurePath = '/save-external-auth-callback';

/** The page that says what went wrong, and for how many minutes. At a sign-in, it keeps what the sign-in was for. */
export function problemAddress(
  language: Language,
  intent: ConnectionIntent,
  problem: CompanySignInProblem,
  connection: string,
  params: SignInParams,
  minutes?: number,
): string {
  const path = pageOf(intent);
  const kept = path === failurePath ? params : {};
  const count = minutes === undefined ? {} : { count: String(minutes) };
  return addressOf(language, path, { ...kept, problem, connection, ...count });
}

/** The page that asks what is left to ask of a person. */
export function questionAddress(language: Language, question: PendingSignInQuestion): string {
  return `${languagePrefix(language)}${question === 'account' ? accountLinkPath : questionPath}`;
}

/** The page of a person's identities. */
export function identitiesAddress(language: Language): string {
  return `${languagePrefix(language)}${identitiesPath}`;
}

function addressOf(language: Language, path: string, query: Record<string, string>): string {
  return `${languagePrefix(language)}${path}?${new URLSearchParams(query).toString()}`;
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
