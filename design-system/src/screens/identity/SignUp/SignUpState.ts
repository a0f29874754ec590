import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { WaitingFor } from '../WaitingPlan/WaitingPlanState.ts';
import type { SignUpVariant } from './SignUp.options.ts';

/** The result of the last submission. */
export type SignUpOutcome =
  | { status: 'ready' }
  | { status: 'submitting' }
  /** There is no connection: it goes on by itself once there is one. */
  | { status: 'offline' }
  | { status: 'emailTaken' }
  | { status: 'tooManyAttempts'; minutes: number }
  /** The sign-up attempt has expired. Submitting again works. */
  | { status: 'expired' }
  | { status: 'unavailable' };

export interface SignUpProblems {
  /** `address`: the name would become a link in our mails. `characters`: one that is not seen, or no part of a name. */
  fullname?: 'missing' | 'lastNameMissing' | 'tooLong' | 'address' | 'characters';
  email?: 'missing' | 'invalid';
  /** `breached`: it is in a list of passwords that were stolen elsewhere. */
  password?: 'missing' | 'tooShort' | 'startsWithSpace' | 'breached';
}

export interface SignUpValues {
  fullname: string;
  email: string;
  marketingEmails: boolean;
}

/** What the form submits. */
export interface SignUpDetails extends SignUpValues {
  password: string;
  /** The address for which a suggestion was shown, if one was: sent again, it is meant. */
  suggestionSeen?: string | undefined;
}

/** The result, and what was typed. Passwords are never sent back. */
export type SignUpState = SignUpOutcome &
  WaitingFor & {
    variant: SignUpVariant;
    values: SignUpValues;
    problems: SignUpProblems;
    /** Suggested correction of the email address. */
    suggestion?: string;
    /** The companies by which the page offers to sign in, in the order of their buttons. */
    connections?: readonly Connection[];
  };
