import type { ForgotPasswordState } from './ForgotPasswordState.ts';

const typed = { values: { email: 'alex.morgan@example.com' }, problems: {} };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const forgotPasswordStates = {
  ready: { status: 'ready', values: { email: '' }, problems: {} },
  filled: { status: 'ready', ...typed },
  submitting: { status: 'submitting', ...typed },
  offline: { status: 'offline', ...typed },
  sent: { status: 'sent', ...typed },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 15, ...typed },
  unavailable: { status: 'unavailable', ...typed },
  emailMissing: { status: 'ready', values: { email: '' }, problems: { email: 'missing' } },
  emailInvalid: { status: 'ready', values: { email: 'alex.morgan' }, problems: { email: 'invalid' } },
} satisfies {
  [Status in ForgotPasswordState['status']]: Extract<ForgotPasswordState, { status: Status }>;
} & Record<string, ForgotPasswordState>;
