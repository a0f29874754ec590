import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';

/** Why the account was not connected. */
export type SsoAccountLinkFailure =
  | 'wrongCredentials'
  | 'tooManyAttempts'
  /** The same, where the question is over before the wait. */
  | 'logInAgain'
  /** Too many passwords were tried for the address, perhaps by strangers: a mailed code logs in. */
  | 'passwordTriesUsedUp'
  | 'connection'
  | 'wrongIdentity'
  /** A company has signed another person in meanwhile, in another tab. */
  | 'replaced'
  /** The link to a company was not followed from this page. */
  | 'fromElsewhere';

/** What is asked of a person who logs in by a workplace for the first time. */
export type SsoAccountLinkState =
  | {
      status: 'ready';
      /** Names the question: another tab may ask another one. */
      pendingSignIn: string;
      /** The name of the organisation. */
      workplace: string;
      /** The person's address there, masked. */
      email: string;
      /** The companies by which the owner of an account can prove to be that. */
      connections: readonly Connection[];
      /** The companies by which people log in, but cannot prove an account here. */
      others: readonly Connection[];
      values: { email: string };
      problems: { email?: 'missing' | 'invalid'; password?: 'missing' };
      failure?: SsoAccountLinkFailure;
      /** How long to wait after too many attempts, where that is known. */
      minutes?: number;
    }
  /** The account is connected to another login at the same workplace. */
  | { status: 'taken' }
  /** The workplace’s login was connected to an account meanwhile. */
  | { status: 'ofAnother' }
  /** All access to the account was ended meanwhile, as by a new password. */
  | { status: 'accessEnded' }
  /** There is no question, or not any more. */
  | { status: 'over' }
  /** There is no question any more, and the visitor is logged in. */
  | { status: 'loggedIn' };
