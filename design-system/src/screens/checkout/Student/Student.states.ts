import type { StudentCharge, StudentOffer, StudentState, StudentYear } from './StudentState.ts';

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
const later: StudentOffer = { ...offer, trialDays: 0, startsOn: '2026-12-06' };
const userId = 'sample';
const until = '2027-11-24';

const ordinary: StudentCharge = { date: until, amount: { amount: 6999, currency: 'EUR' } };
const year: StudentYear = {
  first: { date: until, amount: { amount: 3499, currency: 'EUR' } },
  ordinary: { date: '2028-11-24', amount: { amount: 6999, currency: 'EUR' } },
};

/** Every state of the screen, once. */
export const studentStates = {
  signedOut: { status: 'signedOut', offer },
  signedOutInUs: { status: 'signedOut', offer: inUs },
  ready: { status: 'ready', userId, offer },
  readyInUs: { status: 'ready', userId, offer: inUs },
  readyLater: { status: 'ready', userId, offer: later },
  readyForNewPlan: { status: 'ready', userId, offer, forNewPlan: true },
  started: { status: 'started', userId, offer },
  startedForNewPlan: { status: 'started', userId, offer, forNewPlan: true },
  document: { status: 'document', userId, rejected: false },
  documentRejected: { status: 'document', userId, rejected: true },
  pending: { status: 'pending' },
  refused: { status: 'refused', userId },
  expired: { status: 'expired', userId },
  verified: { status: 'verified', until, offer, next: 'checkout' },
  verifiedInUs: { status: 'verified', until, offer: inUs, next: 'checkout' },
  verifiedLater: { status: 'verified', until, offer: later, next: 'later' },
  verifiedSubscribed: { status: 'verified', until, offer, next: 'subscribed' },
  verifiedPlanToCome: { status: 'verified', until, offer, next: 'planToCome', from: '2026-12-20' },
  ended: { status: 'ended', userId, offer },
  endedForNewPlan: { status: 'ended', userId, offer, forNewPlan: true },
  inUse: { status: 'inUse', until, renewableFrom: '2027-09-24', ordinary },
  inUseWithoutRenewal: { status: 'inUse', until, renewableFrom: '2027-09-24' },
  renewable: { status: 'renewable', userId, until, lapsed: false, begun: false, year },
  renewableBegun: { status: 'renewable', userId, until, lapsed: false, begun: true, year },
  renewableLapsed: { status: 'renewable', userId, until, lapsed: true, begun: false, year },
  verifiedAgain: { status: 'verifiedAgain', userId, year },
  renewed: {
    ...{ status: 'renewed', renewableFrom: '2028-09-24' },
    ...{ first: year.first, ordinary: year.ordinary },
  },
  held: { status: 'held', reason: 'renewalOff' },
  cancelled: { status: 'held', reason: 'cancelled' },
  paused: { status: 'held', reason: 'paused' },
  planChange: { status: 'held', reason: 'planChange' },
  paymentDue: { status: 'held', reason: 'paymentDue' },
  otherPlan: { status: 'held', reason: 'otherPlan' },
  changedElsewhere: { status: 'held', reason: 'changedElsewhere' },
  tooManyChanges: { status: 'held', reason: 'tooManyChanges' },
  billingUnavailable: { status: 'held', reason: 'unavailable' },
  notOffered: { status: 'notOffered' },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 42 },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in StudentState['status']]: Extract<StudentState, { status: Status }>;
} & Record<string, StudentState>;
