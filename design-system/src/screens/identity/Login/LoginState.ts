import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { WaitingFor } from '../WaitingPlan/WaitingPlanState.ts';

/** The result of the last submission. */
export type LoginOutcome =
  | { status: 'ready' }
  /** A page for members led here, since the session is over. Logging in leads back to it. */
  | { status: 'sessionEnded' }
  /** The organisation asks for a second step by now, and the person was logged out for it. */
  | { status: 'secondFactor' }
  /** The mailed code that was asked for was right, and the password before it was not. */
  | { status: 'codeRight' }
  /** Logging in comes before a workplace or a company is connected to the account. */
  | { status: 'connecting' }
  | { status: 'submitting' }
  /** There is no connection: it goes on by itself once there is one. */
  | { status: 'offline' }
  | { status: 'wrongCredentials' }
  /** The passkey opens no account: it was removed, or could not be checked. */
  | { status: 'passkeyRefused' }
  /** The device's question was closed or ran out, or the device has no passkey of ours. */
  | { status: 'passkeyUnused' }
  | { status: 'tooManyAttempts'; minutes: number }
  /** The sign-in attempt has expired. Submitting again works. */
  | { status: 'expired' }
  | { status: 'unavailable' };

export interface LoginProblems {
  email?: 'missing' | 'invalid';
  password?: 'missing';
}

/** The result, and what was typed. Passwords are never sent back. */
export type LoginState = LoginOutcome &
  WaitingFor & {
    values: { email: string };
    problems: LoginProblems;
    /** Suggested correction of the email address. */
    suggestion?: string;
    /** The companies by which the page offers to sign in, in the order of their buttons. */
    connections?: readonly Connection[];
    /** Absent where the browser has no passkeys, or no script has arrived that could tell. */
    passkey?: 'offered' | 'asking';
  };

/** What the form submits. */
export interface LoginCredentials {
  email: string;
  password: string;
}
