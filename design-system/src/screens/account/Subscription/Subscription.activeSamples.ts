import type { Money } from '../../../formatting/Money.ts';
import {
  annual,
  annualPaid,
  euros,
  manyYears,
  monthly,
  monthlyPaid,
  number,
  paid,
  paidOnce,
  userId,
  visa,
  withTax,
} from './Subscription.samples.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

const rupees: Money = { amount: 299900, currency: 'INR' };
const reais: Money = { amount: 21990, currency: 'BRL' };
const dollars: Money = { amount: 7489, currency: 'USD' };
const november = '2026-11-20';

/** The monthly plan is planned to follow the annual one. */
const plannedMonthly = {
  ...annualPaid,
  status: 'active',
  next: { date: '2027-11-20', amount: euros(1299) },
  planned: { plan: monthly, first: { date: '2027-11-20', amount: euros(1299) } },
  timeline: paidOnce(november, euros(6999), { kind: 'renewal', date: '2027-11-20', amount: euros(1299) }),
} as const;

/** A pause is planned behind what is paid for. */
const plannedPause = {
  ...monthlyPaid,
  status: 'active',
  today: '2026-12-02',
  next: { date: '2027-02-20', amount: euros(1299) },
  pause: { from: '2026-12-20', until: '2027-02-20' },
  timeline: paidOnce(november, euros(1299), { kind: 'renewal', date: '2027-02-20', amount: euros(1299) }),
} as const;

/** A year at the price for students that ends with the next charge. */
const studentEnding = {
  ...annualPaid,
  status: 'active',
  today: '2027-10-20',
  history: paid([november, euros(3499), 'annual']),
  next: { date: '2027-11-20', amount: euros(6999) },
  timeline: paidOnce(november, euros(3499), { kind: 'renewal', date: '2027-11-20', amount: euros(6999) }),
} as const;

/** Plans that renew. */
export const activeSamples = {
  active: {
    ...annualPaid,
    status: 'active',
    today: '2026-11-28',
    next: { date: '2027-11-20', amount: euros(6999) },
    refund: { days: 30, until: '2026-12-20' },
    withdrawUntil: '2026-12-04',
    timeline: paidOnce(november, euros(6999), { kind: 'renewal', date: '2027-11-20', amount: euros(6999) }),
  },
  activeMonthly: {
    ...monthlyPaid,
    status: 'active',
    today: '2026-12-02',
    history: paid(
      ['2026-11-20', euros(1299), 'monthly'],
      ['2026-10-20', euros(1299), 'monthly'],
      ['2026-09-20', euros(1299), 'monthly'],
      ['2026-08-20', euros(1299), 'monthly'],
    ),
    next: { date: '2026-12-20', amount: euros(1299) },
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
    timeline: paidOnce(
      '2026-08-20',
      euros(1299),
      { kind: 'payment', date: '2026-09-20', amount: euros(1299) },
      { kind: 'payment', date: '2026-10-20', amount: euros(1299) },
      { kind: 'payment', date: '2026-11-20', amount: euros(1299) },
      { kind: 'renewal', date: '2026-12-20', amount: euros(1299) },
    ),
  },
  endDeclared: {
    ...monthlyPaid,
    status: 'active',
    today: '2026-12-02',
    next: { date: '2026-12-20', amount: euros(1299) },
    withdrawUntil: '2026-12-04',
    declaredEnd: { by: '2027-03-31', declaredOn: '2026-11-30' },
    timeline: paidOnce(november, euros(1299), { kind: 'renewal', date: '2026-12-20', amount: euros(1299) }),
  },
  justBoughtMonthly: {
    ...monthlyPaid,
    status: 'active',
    today: '2026-11-28',
    next: { date: '2026-12-20', amount: euros(1299) },
    withdrawUntil: '2026-12-04',
    timeline: paidOnce(november, euros(1299), { kind: 'renewal', date: '2026-12-20', amount: euros(1299) }),
  },
  activeWithPlannedPlan: { ...plannedMonthly, today: '2027-11-08' },
  activeWithPlannedPlanAndGuarantee: {
    ...plannedMonthly,
    today: '2026-11-28',
    refund: { days: 30, until: '2026-12-20' },
    withdrawUntil: '2026-12-04',
  },
  activeWithPlannedPause: plannedPause,
  justBoughtWithPlannedPause: { ...plannedPause, withdrawUntil: '2026-12-04' },
  activeWithDiscount: {
    ...monthlyPaid,
    status: 'active',
    today: '2026-11-24',
    history: paid([november, euros(909), 'monthly']),
    next: { date: '2026-12-20', amount: euros(909) },
    withdrawUntil: '2026-12-04',
    afterDiscount: { date: '2027-02-20', amount: euros(1299) },
    timeline: paidOnce(
      november,
      euros(909),
      { kind: 'renewal', date: '2026-12-20', amount: euros(909) },
      { kind: 'renewal', date: '2027-02-20', amount: euros(1299) },
    ),
  },
  activeAsStudent: {
    ...annualPaid,
    status: 'active',
    today: '2027-10-20',
    history: paid([november, euros(3499), 'annual']),
    next: { date: '2027-11-20', amount: euros(3499) },
    afterDiscount: { date: '2028-11-20', amount: euros(6999) },
    studentPrice: { until: '2028-11-20', next: 'later' },
    timeline: paidOnce(
      november,
      euros(3499),
      { kind: 'renewal', date: '2027-11-20', amount: euros(3499) },
      { kind: 'renewal', date: '2028-11-20', amount: euros(6999) },
    ),
  },
  studentPriceEnding: { ...studentEnding, studentPrice: { until: '2027-11-20', next: 'verify' } },
  studentPriceVerified: { ...studentEnding, studentPrice: { until: '2027-11-20', next: 'confirm' } },
  studentPriceVerifiedAgain: {
    ...studentEnding,
    today: '2028-01-05',
    period: { from: '2027-11-20', until: '2028-11-20' },
    history: paid(['2027-11-20', euros(6999), 'annual'], [november, euros(3499), 'annual']),
    next: { date: '2028-11-20', amount: euros(6999) },
    studentPrice: { next: 'confirm' },
    timeline: [
      { kind: 'start', date: november },
      { kind: 'payment', date: november, amount: euros(3499) },
      { kind: 'payment', date: '2027-11-20', amount: euros(6999) },
      { kind: 'renewal', date: '2028-11-20', amount: euros(6999) },
    ],
  },
  activeWithLastingDiscount: {
    ...monthlyPaid,
    status: 'active',
    today: '2026-12-17',
    history: paid([november, euros(909), 'monthly']),
    price: withTax(909),
    next: { date: '2026-12-20', amount: euros(909) },
    timeline: paidOnce(november, euros(909), { kind: 'renewal', date: '2026-12-20', amount: euros(909) }),
  },
  activeInRupees: {
    status: 'active',
    number,
    userId,
    today: '2026-12-28',
    period: { from: '2026-12-20', until: '2027-12-20' },
    history: paid(['2026-12-20', rupees, 'family']),
    price: { mode: 'included', amount: rupees },
    plan: { kind: 'family', period: 'year' },
    next: { date: '2027-12-20', amount: rupees },
    paidWith: visa,
    refund: { days: 30, until: '2027-01-19' },
    timeline: paidOnce('2026-12-20', rupees, { kind: 'renewal', date: '2027-12-20', amount: rupees }),
  },
  activeInReais: {
    ...annualPaid,
    status: 'active',
    today: '2026-11-22',
    history: paid([november, reais, 'family']),
    price: { mode: 'included', amount: reais },
    plan: { kind: 'family', period: 'year' },
    next: { date: '2027-11-20', amount: reais },
    paidWith: { method: 'paypal', email: 'alexandra.schmidtbauer306@demo.stillpoint.example' },
    refund: { days: 30, until: '2026-12-20' },
    timeline: paidOnce(november, reais, { kind: 'renewal', date: '2027-11-20', amount: reais }),
  },
  activeFamily: {
    status: 'active',
    number,
    userId,
    today: '2027-03-14',
    period: { from: '2026-10-11', until: '2027-10-11' },
    history: manyYears,
    plan: { kind: 'family', period: 'year' },
    next: { date: '2027-10-11' },
    timeline: paidOnce('2026-10-11', euros(9999), { kind: 'renewal', date: '2027-10-11' }),
  },
  cardEnding: {
    ...monthlyPaid,
    status: 'active',
    today: '2027-04-02',
    period: { from: '2027-03-20', until: '2027-04-20' },
    history: paid(['2027-03-20', euros(1299), 'monthly']),
    next: { date: '2027-04-20', amount: euros(1299) },
    paidWith: { method: 'card', brand: 'Mastercard', last4: '5454', validUntil: '2027-04' },
    cardEnding: 'soon',
    timeline: paidOnce('2027-03-20', euros(1299), {
      kind: 'renewal',
      date: '2027-04-20',
      amount: euros(1299),
    }),
  },
  activeInDollars: {
    ...annualPaid,
    status: 'active',
    today: '2027-05-08',
    history: paid([november, dollars, 'annual']),
    price: { mode: 'added', amount: dollars },
    plan: annual,
    next: { date: '2027-11-20', amount: dollars },
    paidWith: { method: 'card', brand: 'Mastercard', last4: '5454', validUntil: '2027-04' },
    cardEnding: 'over',
    timeline: paidOnce(november, dollars, { kind: 'renewal', date: '2027-11-20', amount: dollars }),
  },
} satisfies Record<string, Extract<SubscriptionState, { status: 'active' }>>;
