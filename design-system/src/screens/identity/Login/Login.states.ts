import type { LoginState } from './LoginState.ts';

const connections = ['apple', 'facebook', 'spotify', 'google'] as const;
const blank = { values: { email: '' }, problems: {}, connections };
const typed = { values: { email: 'alex.morgan@example.com' }, problems: {}, connections };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const loginStates = {
  ready: { status: 'ready', ...blank },
  withoutConnections: { status: 'ready', values: { email: '' }, problems: {} },
  sessionEnded: { status: 'sessionEnded', ...blank },
  secondFactor: { status: 'secondFactor', ...blank },
  connecting: { status: 'connecting', ...blank },
  codeRight: { status: 'codeRight', ...blank },
  codeWaiting: { status: 'ready', ...blank, waitingCode: 'QUIET7K2M94QD' },
  invitationWaiting: { status: 'ready', ...blank, waitingLink: { to: 'family', name: 'Uma' } },
  unnamedInvitationWaiting: { status: 'ready', ...blank, waitingLink: { to: 'family', name: '' } },
  sessionEndedBeforeLink: { status: 'sessionEnded', ...blank, waitingLink: { to: 'family', name: 'Uma' } },
  buddyWaiting: { status: 'ready', ...blank, waitingLink: { to: 'buddy', name: 'Bea' } },
  planWaiting: {
    ...blank,
    status: 'ready',
    waiting: {
      plan: 'annual',
      period: 'year',
      price: { amount: 6999, currency: 'EUR' },
      tax: 'included',
    },
  },
  planWaitingWithVoucher: {
    ...blank,
    status: 'ready',
    waiting: {
      plan: 'annual',
      period: 'year',
      price: { amount: 6999, currency: 'EUR' },
      tax: 'included',
      voucher: { code: 'SLEEP30', price: { amount: 4899, currency: 'EUR' }, months: 12 },
    },
  },
  familyPlanWaiting: {
    ...typed,
    status: 'wrongCredentials',
    waiting: { plan: 'family', period: 'year', price: { amount: 9999, currency: 'USD' }, tax: 'added' },
  },
  submitting: { status: 'submitting', ...typed },
  offline: { status: 'offline', ...typed },
  passkeyOffered: { status: 'ready', ...blank, passkey: 'offered' },
  passkeyAsking: { status: 'ready', ...typed, passkey: 'asking' },
  passkeyRefused: { status: 'passkeyRefused', ...blank, passkey: 'offered' },
  passkeyUnused: { status: 'passkeyUnused', ...blank, passkey: 'offered' },
  wrongCredentials: { status: 'wrongCredentials', ...typed },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 5, ...typed },
  expired: { status: 'expired', ...typed },
  unavailable: { status: 'unavailable', ...typed },
  fieldsMissing: {
    ...blank,
    status: 'ready',
    problems: { email: 'missing', password: 'missing' },
  },
  emailSuggested: {
    ...blank,
    status: 'wrongCredentials',
    values: { email: 'alex.morgan@gmial.com' },
    suggestion: 'alex.morgan@gmail.com',
  },
  emailInvalid: {
    ...blank,
    status: 'ready',
    values: { email: 'alex.morgan' },
    problems: { email: 'invalid' },
  },
} satisfies { [Status in LoginState['status']]: Extract<LoginState, { status: Status }> } & Record<
  string,
  LoginState
>;
