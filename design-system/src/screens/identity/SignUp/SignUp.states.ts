import type { SignUpState } from './SignUpState.ts';

const connections = ['apple', 'facebook', 'spotify', 'google'] as const;
const blank = { values: { fullname: '', email: '', marketingEmails: false }, problems: {}, connections };

function euro(amount: number) {
  return { amount, currency: 'EUR' } as const;
}

const filled = {
  variant: 'defaultValueProps',
  values: { fullname: 'Alex Morgan', email: 'alex.morgan@example.com', marketingEmails: false },
  problems: {},
  connections,
} as const;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const signUpStates = {
  ready: { status: 'ready', variant: 'defaultValueProps', ...blank },
  withoutConnections: {
    status: 'ready',
    variant: 'defaultValueProps',
    values: blank.values,
    problems: {},
  },
  sleepValueProps: { status: 'ready', variant: 'sleepValueProps', ...blank },
  sleepNoValueProps: { status: 'ready', variant: 'sleepNoValueProps', ...blank },
  defaultNoValueProps: { status: 'ready', variant: 'defaultNoValueProps', ...blank },
  codeWaiting: { status: 'ready', variant: 'defaultNoValueProps', ...blank, waitingCode: 'NETFLIX30D' },
  codeWaitingWithValueProps: {
    ...{ status: 'ready', variant: 'defaultValueProps', ...blank },
    waitingCode: 'NETFLIX30D',
  },
  invitationWaiting: {
    ...{ status: 'ready', variant: 'defaultNoValueProps', ...blank },
    waitingLink: { to: 'family', name: 'Uma' },
  },
  buddyWaiting: {
    ...{ status: 'ready', variant: 'defaultNoValueProps', ...blank },
    waitingLink: { to: 'buddy', name: 'Bea' },
  },
  unnamedBuddyWaiting: {
    ...{ status: 'ready', variant: 'defaultNoValueProps', ...blank },
    waitingLink: { to: 'buddy', name: '' },
  },
  giftWaiting: {
    ...{ status: 'ready', variant: 'defaultNoValueProps', ...blank },
    waitingLink: { to: 'gift', name: 'Rhea' },
  },
  unnamedGiftWaiting: {
    ...{ status: 'ready', variant: 'defaultNoValueProps', ...blank },
    waitingLink: { to: 'gift', name: '' },
  },
  planWaiting: {
    status: 'ready',
    variant: 'defaultValueProps',
    ...blank,
    waiting: { plan: 'annual', period: 'year', price: euro(6999), tax: 'included', trialDays: 14 },
  },
  monthlyPlanWaiting: {
    ...filled,
    status: 'emailTaken',
    waiting: { plan: 'monthly', period: 'month', price: { amount: 1299, currency: 'USD' }, tax: 'added' },
  },
  planWaitingWithVoucher: {
    status: 'ready',
    variant: 'defaultValueProps',
    ...blank,
    waiting: {
      ...{ plan: 'annual', period: 'year', price: euro(6999), tax: 'included', trialDays: 14 },
      voucher: { code: 'SLEEP30', price: euro(4899), months: 12 },
    },
  },
  monthlyPlanWaitingWithVoucher: {
    ...filled,
    status: 'emailTaken',
    waiting: {
      ...{ plan: 'monthly', period: 'month', price: { amount: 1299, currency: 'USD' }, tax: 'added' },
      voucher: {
        code: 'BEWELL30',
        price: { amount: 909, currency: 'USD' },
        months: 3,
      },
    },
  },
  submitting: { status: 'submitting', ...filled },
  offline: { status: 'offline', ...filled },
  emailTaken: { status: 'emailTaken', ...filled },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 5, ...filled },
  expired: { status: 'expired', ...filled },
  unavailable: { status: 'unavailable', ...filled },
  fieldsMissing: {
    status: 'ready',
    variant: 'defaultValueProps',
    ...blank,
    problems: { fullname: 'missing', email: 'missing', password: 'missing' },
  },
  fieldsWrong: {
    ...filled,
    status: 'ready',
    values: { fullname: 'Alex', email: 'alex.morgan', marketingEmails: true },
    problems: { fullname: 'lastNameMissing', email: 'invalid', password: 'tooShort' },
  },
  nameTooLong: {
    ...filled,
    status: 'ready',
    values: { ...filled.values, fullname: `Alex ${'Morgan-'.repeat(15)}Morgan` },
    problems: { fullname: 'tooLong' },
  },
  nameIsAddress: {
    ...filled,
    status: 'ready',
    values: { ...filled.values, fullname: 'alex.example Morgan' },
    problems: { fullname: 'address' },
  },
  nameHasOtherCharacters: {
    ...filled,
    status: 'ready',
    values: { ...filled.values, fullname: 'Alex 🌙 Morgan' },
    problems: { fullname: 'characters' },
  },
  passwordStartsWithSpace: { ...filled, status: 'ready', problems: { password: 'startsWithSpace' } },
  passwordBreached: { ...filled, status: 'ready', problems: { password: 'breached' } },
  emailSuggested: {
    ...filled,
    status: 'ready',
    values: { fullname: 'Alex Morgan', email: 'alex.morgan@gmial.com', marketingEmails: false },
    suggestion: 'alex.morgan@gmail.com',
  },
} satisfies { [Status in SignUpState['status']]: Extract<SignUpState, { status: Status }> } & Record<
  string,
  SignUpState
>;
