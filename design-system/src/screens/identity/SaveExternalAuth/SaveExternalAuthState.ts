import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';

/** What went wrong beside a field. */
export type SaveExternalAuthFailure =
  | 'tooManyAttempts'
  /** Too many passwords were tried for the address, perhaps by strangers: a mailed code logs in. */
  | 'passwordTriesUsedUp'
  /** The code that was sent last can be used, and the next one has to wait. */
  | 'waitForCode'
  /** The same, where the question is over before the wait. */
  | 'lastCode'
  /** No code can be used, and none is sent, for some minutes. */
  | 'noCodeNow'
  /** Too many attempts, and the question is over before the wait. */
  | 'logInAgain'
  | 'connection'
  | 'wrongIdentity'
  /** Another company has signed a person in meanwhile, in another tab. */
  | 'replaced'
  /** The link to a company was not followed from the page of the question. */
  | 'fromElsewhere';

/** What all questions have. */
export interface SaveExternalAuthQuestion {
  /** Names the question: another tab may ask another one. */
  pendingSignIn: string;
  failure?: SaveExternalAuthFailure;
  /** How many minutes to wait, where that is known. */
  minutes?: number;
}

/** What is asked of a person whom a company has signed in. Addresses are masked, unless they were typed in this browser. */
export type SaveExternalAuthState =
  | (SaveExternalAuthQuestion & {
      status: 'address';
      /** The company. Undefined where it is a workplace. */
      connection?: Connection;
      /** What the company told, and may not vouch for. */
      email?: string;
      /** What was typed, where it is to be typed again. */
      typed?: string;
      /** The address that was probably meant. */
      suggestion?: string;
      problem?: 'missing' | 'invalid';
    })
  | (SaveExternalAuthQuestion & {
      status: 'code';
      email: string;
      problem?: 'missing' | 'wrongCode' | 'codeExpired';
      /** How many tries are left after a wrong one, where that is known. */
      triesLeft?: number;
    })
  | (SaveExternalAuthQuestion & {
      status: 'owner';
      connection?: Connection;
      email: string;
      /** The address that the account has now, where it had the other one before. */
      movedTo?: string;
      /** How the owner of the account can prove to be that. */
      ways: { password: boolean; connections: readonly Connection[] };
      problem?: 'missing' | 'wrongPassword';
    })
  /** The account has another identity at the company. */
  | { status: 'taken' }
  /** The identity was added to an account meanwhile. */
  | { status: 'ofAnother' }
  /** All access to the account was ended meanwhile, as by a new password. */
  | { status: 'accessEnded' }
  /** There is no question, or not any more. */
  | { status: 'over' }
  /** There is no question, and the person is logged in. */
  | { status: 'loggedIn' };
