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

const typed = { values: { email: 'alex.morgan@example.com' }, problems: {} };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const loginStates = {
  ready: { status: 'ready', values: { email: '' }, problems: {} },
  submitting: { status: 'submitting', ...typed },
  wrongCredentials: { status: 'wrongCredentials', ...typed },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 5, ...typed },
  expired: { status: 'expired', ...typed },
  unavailable: { status: 'unavailable', ...typed },
  fieldsMissing: {
    status: 'ready',
    values: { email: '' },
    problems: { email: 'missing', password: 'missing' },
  },
  emailInvalid: { status: 'ready', values: { email: 'alex.morgan' }, problems: { email: 'invalid' } },
} satisfies { [Status in LoginState['status']]: Extract<LoginState, { status: Status }> } & Record<
  string,
  LoginState
>;
