import type { LoginState } from './LoginState.ts';

const typed = { values: { email: 'alex.morgan@example.com' }, problems: {} };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const loginStates = {
  ready: { status: 'ready', values: { email: '' }, problems: {} },
  sessionEnded: { status: 'sessionEnded', values: { email: '' }, problems: {} },
  planWaiting: {
    status: 'ready',
    values: { email: '' },
    problems: {},
    waiting: {
      plan: 'annual',
      period: 'year',
      price: { amount: 6999, currency: 'EUR' },
      tax: 'included',
    },
  },
  familyPlanWaiting: {
    ...typed,
    status: 'wrongCredentials',
    waiting: { plan: 'family', period: 'year', price: { amount: 9999, currency: 'USD' }, tax: 'added' },
  },
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
  emailSuggested: {
    status: 'wrongCredentials',
    values: { email: 'alex.morgan@gmial.com' },
    problems: {},
    suggestion: 'alex.morgan@gmail.com',
  },
  emailInvalid: { status: 'ready', values: { email: 'alex.morgan' }, problems: { email: 'invalid' } },
} satisfies { [Status in LoginState['status']]: Extract<LoginState, { status: Status }> } & Record<
  string,
  LoginState
>;
