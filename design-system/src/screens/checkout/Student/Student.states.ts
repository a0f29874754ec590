import type { StudentOffer, StudentState } from './StudentState.ts';

const offer: StudentOffer = {
  ...{ plan: 'B2C14DANNUAL', voucher: 'STUDENT50', percentOff: 50, months: 12, trialDays: 14 },
  price: { amount: 3499, currency: 'EUR' },
  before: { amount: 6999, currency: 'EUR' },
  tax: 'included',
};
const inUs: StudentOffer = {
  ...{ ...offer, trialDays: 0, tax: 'added' },
  price: { amount: 3499, currency: 'USD' },
  before: { amount: 6999, currency: 'USD' },
};
const userId = 'sample';
const until = '2027-11-24';

/** Every state of the screen, once. */
export const studentStates = {
  signedOut: { status: 'signedOut', offer },
  signedOutInUs: { status: 'signedOut', offer: inUs },
  ready: { status: 'ready', userId, offer },
  readyInUs: { status: 'ready', userId, offer: inUs },
  started: { status: 'started', userId, offer },
  document: { status: 'document', userId, rejected: false },
  documentRejected: { status: 'document', userId, rejected: true },
  pending: { status: 'pending' },
  refused: { status: 'refused', userId },
  expired: { status: 'expired', userId },
  verified: { status: 'verified', until, offer, next: 'checkout' },
  verifiedInUs: { status: 'verified', until, offer: inUs, next: 'checkout' },
  verifiedSubscribed: { status: 'verified', until, offer, next: 'subscribed' },
  ended: { status: 'ended', userId, offer },
  used: { status: 'used' },
  notOffered: { status: 'notOffered' },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 42 },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in StudentState['status']]: Extract<StudentState, { status: Status }>;
} & Record<string, StudentState>;
