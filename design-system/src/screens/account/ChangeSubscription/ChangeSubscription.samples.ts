import type { Money } from '../../../formatting/Money.ts';
import type { HeldPlan } from '../MembershipState.ts';
import type { ChangeOffer, ChangeRefusal, ChangeSubscriptionState } from './ChangeSubscriptionState.ts';

export const euros = (amount: number): Money => ({ amount, currency: 'EUR' });
const dollars = (amount: number): Money => ({ amount, currency: 'USD' });

export const annual: HeldPlan = { kind: 'annual', period: 'year' };
export const monthly: HeldPlan = { kind: 'monthly', period: 'month' };
export const family: HeldPlan = { kind: 'family', period: 'year' };

const inGermany = {
  country: 'DE',
  tax: 'included',
  paidWith: { method: 'card', brand: 'Visa', last4: '1111' },
} as const;

const nothingToday = { ...inGermany, lines: [], totalToday: euros(0) } as const;

/** A plan that was bought to follow is cancelled, and nothing else is charged. */
const neverCharged = {
  kind: 'cancelNext',
  country: 'DE',
  tax: 'included',
  lines: [],
  totalToday: euros(0),
} as const;

/** Beside a plan that cannot be renewed any more. */
const cancelNextForGood = {
  ...neverCharged,
  ...{ from: monthly, to: annual, startsOn: '2026-12-05' },
  timeline: [
    { date: '2026-11-21', kind: 'today', amount: euros(0) },
    { date: '2026-12-05', kind: 'end' },
  ],
} as const;

const today = { date: '2026-11-21', kind: 'today', amount: euros(-6999) } as const;
const givenBack = {
  kind: 'refund',
  from: annual,
  startsOn: '2026-11-21',
  country: 'DE',
  tax: 'included',
  lines: [
    { kind: 'credit', amount: euros(-6999) },
    { kind: 'tax', amount: euros(-1117) },
  ],
  totalToday: euros(-6999),
} as const;

/** Changes before they are confirmed. */
export const offers = {
  annualNow: {
    ...inGermany,
    kind: 'changePlan',
    from: monthly,
    to: annual,
    startsOn: '2026-11-21',
    lines: [
      { kind: 'plan', amount: euros(6999) },
      { kind: 'credit', amount: euros(-649) },
      { kind: 'tax', amount: euros(1014) },
    ],
    totalToday: euros(6350),
    next: { date: '2027-11-21', amount: euros(6999) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(6350) },
      { date: '2027-11-21', kind: 'charge', amount: euros(6999) },
    ],
  },
  familyNowInDollars: {
    kind: 'changePlan',
    from: annual,
    to: family,
    startsOn: '2026-11-21',
    country: 'US',
    tax: 'added',
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
    lines: [
      { kind: 'plan', amount: dollars(9999) },
      { kind: 'credit', amount: dollars(-5100) },
      { kind: 'tax', amount: dollars(343) },
    ],
    totalToday: dollars(5242),
    next: { date: '2027-11-21', amount: dollars(10699) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: dollars(5242) },
      { date: '2027-11-21', kind: 'charge', amount: dollars(10699) },
    ],
  },
  monthlyLater: {
    ...nothingToday,
    kind: 'changePlan',
    from: annual,
    to: monthly,
    startsOn: '2026-12-05',
    next: { date: '2026-12-05', amount: euros(1299) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(0) },
      { date: '2026-12-05', kind: 'plan', amount: euros(1299) },
    ],
  },
  duringFreeDays: {
    ...nothingToday,
    kind: 'changePlan',
    from: annual,
    to: family,
    startsOn: '2026-11-21',
    next: { date: '2026-12-04', amount: euros(9999) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(0) },
      { date: '2026-12-04', kind: 'charge', amount: euros(9999) },
    ],
  },
  keepPlan: {
    ...nothingToday,
    kind: 'keepPlan',
    from: annual,
    startsOn: '2026-11-21',
    next: { date: '2026-12-05', amount: euros(6999) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(0) },
      { date: '2026-12-05', kind: 'charge', amount: euros(6999) },
    ],
  },
  pause: {
    ...nothingToday,
    kind: 'pause',
    from: monthly,
    startsOn: '2026-12-05',
    until: '2027-02-05',
    next: { date: '2027-02-05', amount: euros(1299) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(0) },
      { date: '2026-12-05', kind: 'pause' },
      { date: '2027-02-05', kind: 'charge', amount: euros(1299) },
    ],
  },
  cancelNext: { ...cancelNextForGood, renewable: true },
  cancelNextForGood,
  cancelNextAlone: {
    ...neverCharged,
    from: family,
    startsOn: '2026-12-05',
    timeline: [{ date: '2026-11-21', kind: 'today', amount: euros(0) }],
  },
  cancelNextBesideRenewal: {
    ...nothingToday,
    kind: 'cancelNext',
    from: monthly,
    to: annual,
    startsOn: '2026-12-05',
    next: { date: '2026-12-05', amount: euros(1299) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(0) },
      { date: '2026-12-05', kind: 'charge', amount: euros(1299) },
    ],
  },
  undoPause: {
    ...nothingToday,
    kind: 'undoPause',
    from: monthly,
    startsOn: '2026-11-21',
    next: { date: '2026-12-05', amount: euros(1299) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(0) },
      { date: '2026-12-05', kind: 'charge', amount: euros(1299) },
    ],
  },
  renewOn: {
    ...nothingToday,
    kind: 'renewOn',
    from: monthly,
    startsOn: '2026-12-05',
    next: { date: '2026-12-05', amount: euros(1299) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(0) },
      { date: '2026-12-05', kind: 'charge', amount: euros(1299) },
    ],
  },
  resume: {
    ...inGermany,
    kind: 'resume',
    from: monthly,
    startsOn: '2026-12-21',
    lines: [
      { kind: 'plan', amount: euros(1299) },
      { kind: 'tax', amount: euros(207) },
    ],
    totalToday: euros(1299),
    next: { date: '2027-01-21', amount: euros(1299) },
    timeline: [
      { date: '2026-12-21', kind: 'today', amount: euros(1299) },
      { date: '2027-01-21', kind: 'charge', amount: euros(1299) },
    ],
  },
  studentPrice: {
    ...nothingToday,
    kind: 'studentPrice',
    from: annual,
    startsOn: '2026-12-05',
    until: '2027-12-05',
    next: { date: '2026-12-05', amount: euros(3499) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(0) },
      { date: '2026-12-05', kind: 'charge', amount: euros(3499) },
      { date: '2027-12-05', kind: 'ordinary', amount: euros(6999) },
    ],
  },
  refund: { ...givenBack, timeline: [today] },
  refundThenNext: {
    ...givenBack,
    to: monthly,
    next: { date: '2027-11-10', amount: euros(1299) },
    timeline: [today, { date: '2027-11-10', kind: 'plan', amount: euros(1299) }],
  },
  withdrawal: { ...givenBack, kind: 'withdraw', timeline: [today] },
  withdrawalDuringFreeDays: {
    ...nothingToday,
    kind: 'withdraw',
    from: annual,
    startsOn: '2026-11-21',
    timeline: [{ date: '2026-11-21', kind: 'today', amount: euros(0) }],
  },
  withdrawalThenNext: {
    ...givenBack,
    kind: 'withdraw',
    to: monthly,
    next: { date: '2027-11-10', amount: euros(1299) },
    timeline: [today, { date: '2027-11-10', kind: 'plan', amount: euros(1299) }],
  },
} satisfies Record<string, ChangeOffer>;

const refused = <Reason extends ChangeRefusal>(reason: Reason) =>
  ({ status: 'refused', reason, asked: { kind: 'changePlan', plan: 'B2C14DANNUAL' } }) as const;

/** Changes with which the price for students ends. */
export const studentOffers = {
  familyNow: {
    ...inGermany,
    ...{ kind: 'changePlan', from: annual, to: family, startsOn: '2026-11-21' },
    lines: [
      { kind: 'plan', amount: euros(9999) },
      { kind: 'credit', amount: euros(-1750) },
      { kind: 'tax', amount: euros(1317) },
    ],
    totalToday: euros(8249),
    next: { date: '2027-11-21', amount: euros(9999) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(8249) },
      { date: '2027-11-21', kind: 'charge', amount: euros(9999) },
    ],
    studentPriceEnds: { date: '2026-11-21', amount: euros(9999) },
  },
  monthlyLater: { ...offers.monthlyLater, studentPriceEnds: offers.monthlyLater.next },
  duringFreeDays: { ...offers.duringFreeDays, studentPriceEnds: offers.duringFreeDays.next },
  pause: {
    ...offers.pause,
    from: annual,
    next: { date: '2027-02-05', amount: euros(6999) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(0) },
      { date: '2026-12-05', kind: 'pause' },
      { date: '2027-02-05', kind: 'charge', amount: euros(6999) },
    ],
    studentPriceEnds: { date: '2026-12-05', amount: euros(6999) },
  },
} satisfies Record<string, ChangeOffer>;

/** A change that is not made, for each reason. */
export const refusals = {
  methodExpired: refused('PAYMENT_METHOD_EXPIRED'),
  orderRefused: refused('ORDER_REFUSED'),
  paymentDue: refused('PAYMENT_DUE'),
  paymentDueOnDay: {
    ...refused('PAYMENT_DUE'),
    paymentDue: { amount: { amount: 1299, currency: 'EUR' }, nextTryOn: '2026-12-01' },
  },
  nothingToChange: refused('NOTHING_TO_CHANGE'),
  changedElsewhere: refused('CHANGED_ELSEWHERE'),
  samePlan: refused('SAME_PLAN'),
  planNotChangeable: refused('PLAN_NOT_CHANGEABLE'),
  planNotSold: refused('PLAN_NOT_SOLD'),
  nothingPlanned: { status: 'refused', reason: 'NOTHING_PLANNED', asked: { kind: 'keepPlan' } },
  renewalIsOff: refused('RENEWAL_IS_OFF'),
  renewalIsOn: { status: 'refused', reason: 'RENEWAL_IS_ON', asked: { kind: 'renewOn' } },
  neverRenews: { status: 'refused', reason: 'NEVER_RENEWS', asked: { kind: 'renewOn' } },
  cancelledForGood: refused('SUBSCRIPTION_CANCELLED'),
  freeDays: { status: 'refused', reason: 'FREE_DAYS', asked: { kind: 'pause', months: 1 } },
  pausePlanned: refused('PAUSE_PLANNED'),
  planChangePlanned: { status: 'refused', reason: 'PLAN_CHANGE_PLANNED', asked: { kind: 'pause' } },
  notPaused: { status: 'refused', reason: 'NOT_PAUSED', asked: { kind: 'resume' } },
  purchaseOpen: refused('PURCHASE_OPEN'),
  changeOpen: refused('CHANGE_OPEN'),
  planQueued: { ...refused('PLAN_QUEUED'), day: '2026-12-02' },
  planWaits: { ...refused('PLAN_WAITS'), day: '2026-12-02' },
  noGuarantee: { status: 'refused', reason: 'NO_GUARANTEE', asked: { kind: 'refund' } },
  noWithdrawal: { status: 'refused', reason: 'NO_WITHDRAWAL', asked: { kind: 'withdraw' } },
  noStudentPrice: { status: 'refused', reason: 'NO_STUDENT_PRICE', asked: { kind: 'studentPrice' } },
  studentNotVerified: { status: 'refused', reason: 'STUDENT_NOT_VERIFIED', asked: { kind: 'studentPrice' } },
  studentPriceRuns: {
    status: 'refused',
    reason: 'STUDENT_PRICE_RUNS',
    asked: { kind: 'studentPrice' },
    day: '2027-10-05',
  },
  changeNotFound: { status: 'refused', reason: 'CHANGE_NOT_FOUND' },
} satisfies Record<string, Extract<ChangeSubscriptionState, { status: 'refused' }>>;
