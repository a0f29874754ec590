import { savedCheckouts } from '../../checkout/SavedCheckoutNotice/SavedCheckout.samples.ts';
import {
  annual,
  annualPaid,
  euros,
  monthlyPaid,
  paid,
  paidOnce,
  userId,
  visa,
} from './Subscription.samples.ts';
import type { SubscriptionState } from './SubscriptionState.ts';

type EndingState = Extract<SubscriptionState, { status: 'ending' }>;

const { paidWith, ...methodUnknown } = monthlyPaid;
const endingMethodUnknown = {
  ...methodUnknown,
  status: 'ending',
  today: '2026-12-08',
  openUntil: '2026-12-20',
  timeline: paidOnce('2026-11-20', euros(1299), { kind: 'end', date: '2026-12-20' }),
} satisfies EndingState;
const endingMonthly = { ...endingMethodUnknown, paidWith } satisfies EndingState;

/** A monthly plan that ends in December. */
const december = {
  ...monthlyPaid,
  status: 'ending',
  today: '2026-11-22',
  period: { from: '2026-11-02', until: '2026-12-02' },
  history: paid(['2026-11-02', euros(1299), 'monthly']),
  openUntil: '2026-12-02',
  timeline: paidOnce('2026-11-02', euros(1299), { kind: 'end', date: '2026-12-02' }),
} satisfies EndingState;
const queuedNext = {
  ...december,
  queued: {
    number: 'A-S00000143',
    plan: annual,
    first: { date: '2026-12-02', amount: euros(6999) },
    refund: { days: 30, until: '2027-01-01' },
  },
} satisfies EndingState;

/** A voucher opened a month. */
const endingAccess = {
  status: 'ending',
  userId,
  number: 'A-S00000142',
  today: '2026-11-30',
  period: { from: '2026-11-24', until: '2026-12-24' },
  history: { status: 'empty' },
  plan: { kind: 'access', period: 'month' },
  openUntil: '2026-12-24',
  timeline: [
    { kind: 'start', date: '2026-11-24' },
    { kind: 'end', date: '2026-12-24' },
  ],
} satisfies EndingState;

/** Plans that end, some with another one to follow. */
export const endingSamples = {
  checkoutLeftForLater: { ...endingMonthly, savedCheckout: { ...savedCheckouts.onDay, kind: 'family' } },
  ending: {
    ...annualPaid,
    status: 'ending',
    today: '2026-11-28',
    openUntil: '2027-11-20',
    refund: { days: 30, until: '2026-12-20' },
    timeline: paidOnce('2026-11-20', euros(6999), { kind: 'end', date: '2027-11-20' }),
  },
  endingMonthly,
  endingJustBought: { ...endingMonthly, today: '2026-11-28', withdrawUntil: '2026-12-04' },
  endingTrial: {
    status: 'ending',
    userId,
    number: 'A-S00000142',
    today: '2026-11-25',
    period: { from: '2026-11-20', until: '2026-12-04' },
    history: { status: 'empty' },
    plan: annual,
    openUntil: '2026-12-04',
    withdrawUntil: '2026-12-04',
    paidWith: visa,
    timeline: [
      { kind: 'start', date: '2026-11-20' },
      { kind: 'end', date: '2026-12-04' },
    ],
  },
  endingMethodUnknown,
  endingAccess,
  endingAccessWithCard: { ...endingAccess, paidWith: visa },
  endingGift: {
    ...endingAccess,
    today: '2026-11-24',
    period: { from: '2026-11-24', until: '2027-11-24' },
    plan: { kind: 'access', period: 'year', gift: true },
    openUntil: '2027-11-24',
    timeline: [
      { kind: 'start', date: '2026-11-24' },
      { kind: 'end', date: '2027-11-24' },
    ],
  },
  endingFamilyGift: {
    ...endingAccess,
    plan: { kind: 'access', period: 'month', gift: true },
    ownFamily: { taken: 0, places: 5 },
  },
  accessNext: {
    ...december,
    today: '2026-11-10',
    withdrawUntil: '2026-11-16',
    queued: {
      number: 'A-S00000143',
      plan: { kind: 'access', period: 'month' },
      first: { date: '2026-12-02' },
    },
  },
  giftNext: {
    ...december,
    queued: {
      number: 'A-S00000143',
      plan: { kind: 'access', period: 'month', gift: true },
      first: { date: '2026-12-02' },
    },
  },
  /** A plan that was bought after money was given back, while access waited. */
  giftLater: {
    ...december,
    queued: {
      number: 'A-S00000143',
      plan: { kind: 'access', period: 'month', gift: true },
      first: { date: '2027-10-20' },
    },
  },
  queuedNext,
  queuedNextToJustBought: { ...queuedNext, today: '2026-11-10', withdrawUntil: '2026-11-16' },
  familyNext: {
    ...december,
    today: '2026-11-10',
    withdrawUntil: '2026-11-16',
    queued: {
      number: 'A-S00000143',
      plan: { kind: 'family', period: 'year' },
      first: { date: '2026-12-02', amount: euros(9999) },
      refund: { days: 30, until: '2027-01-01' },
    },
  },
} satisfies Record<string, EndingState>;
