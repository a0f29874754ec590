import type { PaidWith } from '../../checkout/BillingState.ts';
import type { Money } from '../../../formatting/Money.ts';
import type { HeldPlan } from '../MembershipState.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

const annual: HeldPlan = { kind: 'annual', period: 'year' };

const monthly: HeldPlan = { kind: 'monthly', period: 'month' };

const visa: PaidWith = { method: 'card', brand: 'Visa', last4: '4242' };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const subscriptionStates = {
  none: { status: 'none' },
  trial: {
    status: 'trial',
    days: 14,
    daysLeft: 4,
    plan: annual,
    first: { date: '2026-12-04', amount: euros(4899) },
    reminder: '2026-12-01',
    paidWith: visa,
    refund: { days: 30, until: '2027-01-03' },
    afterDiscount: { date: '2027-12-04', amount: euros(6999) },
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'reminder', date: '2026-12-01' },
      { kind: 'charge', date: '2026-12-04', amount: euros(4899) },
      { kind: 'renewal', date: '2027-12-04', amount: euros(6999) },
    ],
  },
  lastDayOfTrial: {
    status: 'trial',
    days: 14,
    daysLeft: 1,
    plan: annual,
    first: { date: '2026-12-04', amount: euros(6999) },
    reminder: '2026-12-01',
    paidWith: { method: 'paypal' },
    refund: { days: 30, until: '2027-01-03' },
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'reminder', date: '2026-12-01' },
      { kind: 'charge', date: '2026-12-04', amount: euros(6999) },
    ],
  },
  trialMethodUnknown: {
    status: 'trial',
    days: 14,
    daysLeft: 4,
    plan: annual,
    first: { date: '2026-12-04', amount: euros(6999) },
    reminder: '2026-12-01',
    refund: { days: 30, until: '2027-01-03' },
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'reminder', date: '2026-12-01' },
      { kind: 'charge', date: '2026-12-04', amount: euros(6999) },
    ],
  },
  active: {
    status: 'active',
    plan: annual,
    next: { date: '2027-11-20', amount: euros(6999) },
    paidWith: visa,
    refund: { days: 30, until: '2026-12-20' },
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(6999) },
      { kind: 'renewal', date: '2027-11-20', amount: euros(6999) },
    ],
  },
  activeMonthly: {
    status: 'active',
    plan: monthly,
    next: { date: '2026-12-20', amount: euros(1299) },
    paidWith: { method: 'paypal', email: 'alex.morgan@example.com' },
    timeline: [
      { kind: 'start', date: '2026-08-20' },
      { kind: 'payment', date: '2026-08-20', amount: euros(1299) },
      { kind: 'payment', date: '2026-09-20', amount: euros(1299) },
      { kind: 'payment', date: '2026-10-20', amount: euros(1299) },
      { kind: 'payment', date: '2026-11-20', amount: euros(1299) },
      { kind: 'renewal', date: '2026-12-20', amount: euros(1299) },
    ],
  },
  activeWithDiscount: {
    status: 'active',
    plan: monthly,
    next: { date: '2026-12-20', amount: euros(909) },
    afterDiscount: { date: '2027-02-20', amount: euros(1299) },
    paidWith: visa,
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(909) },
      { kind: 'renewal', date: '2026-12-20', amount: euros(909) },
      { kind: 'renewal', date: '2027-02-20', amount: euros(1299) },
    ],
  },
  activeWithLastingDiscount: {
    status: 'active',
    plan: monthly,
    next: { date: '2026-12-20', amount: euros(909) },
    paidWith: visa,
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(909) },
      { kind: 'renewal', date: '2026-12-20', amount: euros(909) },
    ],
  },
  activeInRupees: {
    status: 'active',
    plan: { kind: 'family', period: 'year' },
    next: { date: '2027-12-20', amount: { amount: 299900, currency: 'INR' } },
    paidWith: visa,
    refund: { days: 30, until: '2027-01-19' },
    timeline: [
      { kind: 'start', date: '2026-12-20' },
      { kind: 'payment', date: '2026-12-20', amount: { amount: 299900, currency: 'INR' } },
      { kind: 'renewal', date: '2027-12-20', amount: { amount: 299900, currency: 'INR' } },
    ],
  },
  activeInReais: {
    status: 'active',
    plan: { kind: 'family', period: 'year' },
    next: { date: '2027-11-20', amount: { amount: 21990, currency: 'BRL' } },
    paidWith: { method: 'paypal', email: 'alexandra.schmidtbauer306@demo.stillpoint.example' },
    refund: { days: 30, until: '2026-12-20' },
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: { amount: 21990, currency: 'BRL' } },
      { kind: 'renewal', date: '2027-11-20', amount: { amount: 21990, currency: 'BRL' } },
    ],
  },
  activeFamily: {
    status: 'active',
    plan: { kind: 'family', period: 'year' },
    next: { date: '2027-10-11' },
    timeline: [
      { kind: 'start', date: '2026-10-11' },
      { kind: 'payment', date: '2026-10-11', amount: euros(9999) },
      { kind: 'renewal', date: '2027-10-11' },
    ],
  },
  ending: {
    status: 'ending',
    plan: annual,
    openUntil: '2027-11-20',
    paidWith: visa,
    refund: { days: 30, until: '2026-12-20' },
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(6999) },
      { kind: 'end', date: '2027-11-20' },
    ],
  },
  endingMonthly: {
    status: 'ending',
    plan: monthly,
    openUntil: '2026-12-20',
    paidWith: visa,
    timeline: [
      { kind: 'start', date: '2026-10-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(1299) },
      { kind: 'end', date: '2026-12-20' },
    ],
  },
  endingTrial: {
    status: 'ending',
    plan: annual,
    openUntil: '2026-12-04',
    paidWith: visa,
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'end', date: '2026-12-04' },
    ],
  },
  endingMethodUnknown: {
    status: 'ending',
    plan: monthly,
    openUntil: '2026-12-20',
    timeline: [
      { kind: 'start', date: '2026-10-20' },
      { kind: 'payment', date: '2026-11-20', amount: euros(1299) },
      { kind: 'end', date: '2026-12-20' },
    ],
  },
  endingAccess: {
    status: 'ending',
    plan: { kind: 'access', period: 'month' },
    openUntil: '2026-12-24',
    timeline: [
      { kind: 'start', date: '2026-11-24' },
      { kind: 'end', date: '2026-12-24' },
    ],
  },
  accessNext: {
    status: 'ending',
    plan: monthly,
    openUntil: '2026-12-02',
    paidWith: visa,
    queued: { plan: { kind: 'access', period: 'month' }, first: { date: '2026-12-02' } },
    timeline: [
      { kind: 'start', date: '2026-11-02' },
      { kind: 'payment', date: '2026-11-02', amount: euros(1299) },
      { kind: 'end', date: '2026-12-02' },
    ],
  },
  queuedNext: {
    status: 'ending',
    plan: monthly,
    openUntil: '2026-12-02',
    paidWith: visa,
    queued: {
      plan: annual,
      first: { date: '2026-12-02', amount: euros(6999) },
      refund: { days: 30, until: '2027-01-01' },
    },
    timeline: [
      { kind: 'start', date: '2026-11-02' },
      { kind: 'payment', date: '2026-11-02', amount: euros(1299) },
      { kind: 'end', date: '2026-12-02' },
    ],
  },
  familyNext: {
    status: 'ending',
    plan: monthly,
    openUntil: '2026-12-02',
    paidWith: visa,
    queued: {
      plan: { kind: 'family', period: 'year' },
      first: { date: '2026-12-02', amount: euros(9999) },
      refund: { days: 30, until: '2027-01-01' },
    },
    timeline: [
      { kind: 'start', date: '2026-11-02' },
      { kind: 'payment', date: '2026-11-02', amount: euros(1299) },
      { kind: 'end', date: '2026-12-02' },
    ],
  },
  paymentDue: {
    status: 'paymentDue',
    plan: monthly,
    due: euros(1299),
    next: { date: '2026-12-20', amount: euros(1299) },
    paidWith: visa,
    timeline: [
      { kind: 'start', date: '2026-10-20' },
      { kind: 'payment', date: '2026-10-20', amount: euros(1299) },
      { kind: 'renewal', date: '2026-12-20', amount: euros(1299) },
    ],
  },
  otherSource: { status: 'otherSource', store: 'itunes', plan: monthly, openUntil: '2026-12-14' },
  otherSourceUnnamed: { status: 'otherSource', store: 'unknown', plan: annual },
  unavailable: { status: 'unavailable' },
} satisfies {
  [Status in SubscriptionState['status']]: Extract<SubscriptionState, { status: Status }>;
} & Record<string, SubscriptionState>;
