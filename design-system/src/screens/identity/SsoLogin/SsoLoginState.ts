/** An organisation whose people log in by its own sign-in. */
export interface FoundOrganisation {
  name: string;
  /** The name of its sign-in in links: `acorn`. */
  connection: string;
}

/** What was typed: an email address or a domain, or else a name. */
export type LookupType = 'domain' | 'name';

/** The result of the last look-up. */
export type LookupOutcome =
  | { status: 'ready' }
  | { status: 'submitting' }
  /** There is no connection: it goes on by itself once there is one. */
  | { status: 'offline' }
  | { status: 'found'; lookupType: LookupType; organisation: FoundOrganisation }
  | { status: 'notFound'; lookupType: LookupType }
  | { status: 'tooManyAttempts'; minutes: number }
  | { status: 'unavailable' };

export interface LookupProblems {
  term?: 'missing' | 'invalid';
}

/** What the form submits. */
export interface LookupTerm {
  term: string;
}

/** What an organisation is looked up for: to log in there, or to connect it to the account that is logged in. */
export type LookupPurpose = 'logIn' | 'connect';

/** The organisation look-up: what for, the result, and what was typed. */
export type OrganisationLookupState = LookupOutcome & {
  purpose: LookupPurpose;
  values: LookupTerm;
  problems: LookupProblems;
};

/** The two questions, and the look-up after them. */
export type SsoLoginState =
  { status: 'existingAccount' } | { status: 'connectedToSso' } | OrganisationLookupState;
