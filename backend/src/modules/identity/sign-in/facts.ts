import type { NameProblem } from '../../../domain/person-name.ts';
import type { WaitingPlan } from '../ports.ts';

/** The outcome of a form, for the screen that shows it. */
type Outcome<Status extends string> =
  { status: Status | 'ready' | 'expired' | 'unavailable' } | { status: 'tooManyAttempts'; minutes: number };

/** The outcome of opening either form. */
export type OpeningOutcome = Outcome<never>;

/** The outcome of the login form. It never tells whether an account exists. */
export type LoginOutcome = Outcome<'wrongCredentials'>;

/** The outcome of the register form. */
export type RegisterOutcome = Outcome<'emailTaken'>;

/**
 * The login form as it was typed, and what is wrong with it. `suggestion` is the address that was probably meant. A
 * password is never sent back.
 */
export interface LoginContent {
  values: { email: string };
  problems: { email?: 'missing' | 'invalid'; password?: 'missing' };
  suggestion?: string;
}

/** The register form as it was typed. */
export interface RegisterContent {
  values: { fullname: string; email: string; marketingEmails: boolean };
  problems: {
    fullname?: 'missing' | 'lastNameMissing' | NameProblem;
    email?: 'missing' | 'invalid';
    password?: 'missing' | 'tooShort' | 'startsWithSpace';
  };
  suggestion?: string;
}

/** The plan that the form leads to, if it leads to the checkout. */
interface Waiting {
  waiting?: WaitingPlan;
}

/** The login form, opened or refused. */
export type LoginFacts = (LoginOutcome | { status: 'sessionEnded' }) & LoginContent & Waiting;
/** The login form, refused. */
export type RefusedLoginFacts = LoginOutcome & LoginContent & Waiting;
export type RegisterFacts = RegisterOutcome & RegisterContent & Waiting;
