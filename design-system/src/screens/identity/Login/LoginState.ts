import type { WaitingPlan } from '../WaitingPlan/WaitingPlanState.ts';

/** The result of the last submission. */
export type LoginOutcome =
  | { status: 'ready' }
  /** A page for members led here, since the session is over. Logging in leads back to it. */
  | { status: 'sessionEnded' }
  | { status: 'submitting' }
  | { status: 'wrongCredentials' }
  | { status: 'tooManyAttempts'; minutes: number }
  /** The sign-in attempt has expired. Submitting again works. */
  | { status: 'expired' }
  | { status: 'unavailable' };

export interface LoginProblems {
  email?: 'missing' | 'invalid';
  password?: 'missing';
}

/** The result, and what was typed. Passwords are never sent back. */
export type LoginState = LoginOutcome & {
  values: { email: string };
  problems: LoginProblems;
  /** Suggested correction of the email address. */
  suggestion?: string;
  /** The plan that was chosen before. */
  waiting?: WaitingPlan;
};

/** What the form submits. */
export interface LoginCredentials {
  email: string;
  password: string;
}
