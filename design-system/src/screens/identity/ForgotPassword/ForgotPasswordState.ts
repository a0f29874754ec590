/** The result of the last request. It is the same for an address without an account. */
export type ForgotPasswordOutcome =
  | { status: 'ready' }
  | { status: 'submitting' }
  /** There is no connection: it goes on by itself once there is one. */
  | { status: 'offline' }
  /** A mail with a link is on its way, if the address has an account. */
  | { status: 'sent' }
  | { status: 'tooManyAttempts'; minutes: number }
  | { status: 'unavailable' };

export interface ForgotPasswordProblems {
  email?: 'missing' | 'invalid';
}

/** The result, and what was typed. */
export type ForgotPasswordState = ForgotPasswordOutcome & {
  values: { email: string };
  problems: ForgotPasswordProblems;
};

/** What the form submits. */
export interface ForgotPasswordRequest {
  email: string;
}
