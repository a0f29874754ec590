/** What came of the last press, if there was one. */
export type LoginOutcome =
  | { status: 'ready' }
  | { status: 'submitting' }
  | { status: 'wrongCredentials' }
  | { status: 'tooManyAttempts'; minutes: number }
  /** The page stood open for so long that its sign-in is over. Pressing again works. */
  | { status: 'expired' }
  | { status: 'unavailable' };

export interface LoginProblems {
  email?: 'missing' | 'invalid';
  password?: 'missing';
}

/** The outcome, and the form as it was typed. A password is never given back. */
export type LoginState = LoginOutcome & { values: { email: string }; problems: LoginProblems };

/** What the form submits. */
export interface LoginCredentials {
  email: string;
  password: string;
}
