import type { SocialConnection } from '../../../config/social-connections.ts';
import type { NamesProblem } from '../../../domain/person-name.ts';
import type { WaitingLink, WaitingPlan } from '../ports.ts';
import type { PasswordProblem } from './password-rules.ts';

/** The outcome of a form, for the screen that shows it. */
type Outcome<Status extends string> =
  { status: Status | 'ready' | 'expired' | 'unavailable' } | { status: 'tooManyAttempts'; minutes: number };

/** The outcome of opening either form. */
export type OpeningOutcome = Outcome<never>;

/** The outcome of the login form. It never tells whether an account exists. */
export type LoginOutcome = Outcome<'wrongCredentials' | 'passkeyRefused'>;

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
    fullname?: NamesProblem;
    email?: 'missing' | 'invalid';
    password?: PasswordProblem;
  };
  suggestion?: string;
}

/** What the form leads to, where that is known. */
interface Waiting {
  waiting?: WaitingPlan;
  /** The code that is redeemed next. */
  waitingCode?: string;
  waitingLink?: WaitingLink;
}

/** The companies by which the form's page offers to sign in. */
export interface Offers {
  connections?: readonly SocialConnection[];
}

/**
 * Why a visitor sees the login form once more: the session is over, a second factor is asked for now, or the mailed code
 * was right and the password before it was not.
 */
export const loginReasons = ['sessionEnded', 'secondFactor', 'codeRight'] as const;

/** What the login form tells as it opens. `connecting`: a workplace or a company is connected to the account after it. */
type LoginOpening = (typeof loginReasons)[number] | 'connecting';

/** The login form, opened or refused. */
export type LoginFacts = (LoginOutcome | { status: LoginOpening }) & LoginContent & Waiting & Offers;
/** The login form, refused. */
export type RefusedLoginFacts = LoginOutcome & LoginContent & Waiting & Offers;
export type RegisterFacts = RegisterOutcome & RegisterContent & Waiting & Offers;
