import type { Money } from '../../../formatting/Money.ts';
import type { BillingStep } from '../BillingState.ts';
import { dollar, euro, real, rupee } from './Checkout.samplePlans.ts';
import type { Quote } from './CheckoutState.ts';

const today = '2026-11-20';

function afterTrial(charge: Money, renewal: Money): BillingStep[] {
  return [
    { kind: 'today', date: today, amount: { ...charge, amount: 0 } },
    { kind: 'reminder', date: '2026-12-01' },
    { kind: 'charge', date: '2026-12-04', amount: charge },
    { kind: 'renewal', date: '2027-12-04', amount: renewal },
  ];
}

const annual: Quote = {
  id: 'quote-annual',
  plan: 'annual',
  orderedOn: today,
  period: 'year',
  price: euro(6999),
  tax: { mode: 'included', amount: euro(1117) },
  firstPeriod: euro(6999),
  totalToday: euro(6999),
  timeline: [
    { kind: 'today', date: today, amount: euro(6999) },
    { kind: 'renewal', date: '2027-11-20', amount: euro(6999) },
  ],
  refundDays: 30,
};

const queued: Quote = {
  ...annual,
  id: 'quote-queued',
  follows: '2026-12-12',
  totalToday: euro(0),
  timeline: [
    { kind: 'charge', date: '2026-12-12', amount: euro(6999) },
    { kind: 'renewal', date: '2027-12-12', amount: euro(6999) },
  ],
};

const annualTrial: Quote = {
  ...annual,
  id: 'quote-annual-trial',
  trialDays: 14,
  totalToday: euro(0),
  timeline: afterTrial(euro(6999), euro(6999)),
};

/** What a voucher for three months lowers of the monthly plan. */
const threeMonthsLowered = {
  discount: { percentOff: 30, lasts: { count: 3, period: 'month' }, amount: euro(390) },
  tax: { mode: 'included', amount: euro(145) },
  firstPeriod: euro(909),
} satisfies Partial<Quote>;

const monthly: Quote = {
  id: 'quote-monthly',
  plan: 'monthly',
  orderedOn: today,
  period: 'month',
  price: euro(1299),
  tax: { mode: 'included', amount: euro(207) },
  firstPeriod: euro(1299),
  totalToday: euro(1299),
  timeline: [
    { kind: 'today', date: today, amount: euro(1299) },
    { kind: 'renewal', date: '2026-12-20', amount: euro(1299) },
  ],
};

const familyAnnual: Quote = {
  ...annual,
  id: 'quote-family',
  plan: 'family',
  price: euro(9999),
  tax: { mode: 'included', amount: euro(1596) },
  firstPeriod: euro(9999),
  totalToday: euro(9999),
  timeline: [
    { kind: 'today', date: today, amount: euro(9999) },
    { kind: 'renewal', date: '2027-11-20', amount: euro(9999) },
  ],
};

/** Quotes of one day. */
export const sampleQuotes = {
  annualTrial,
  trialWithVoucher: {
    ...annualTrial,
    id: 'quote-trial-voucher',
    discount: { percentOff: 30, lasts: { count: 1, period: 'year' }, amount: euro(2100) },
    tax: { mode: 'included', amount: euro(782) },
    firstPeriod: euro(4899),
    timeline: afterTrial(euro(4899), euro(6999)),
  },
  annual,
  monthly,
  monthlyWithVoucher: {
    ...monthly,
    id: 'quote-monthly-voucher',
    ...threeMonthsLowered,
    totalToday: euro(909),
    timeline: [
      { kind: 'today', date: today, amount: euro(909) },
      { kind: 'renewal', date: '2026-12-20', amount: euro(909) },
      { kind: 'renewal', date: '2027-02-20', amount: euro(1299) },
    ],
  },
  familyAnnual,
  familyWithVoucher: {
    ...familyAnnual,
    id: 'quote-family-voucher',
    discount: { percentOff: 30, lasts: { count: 1, period: 'year' }, amount: euro(3000) },
    tax: { mode: 'included', amount: euro(1117) },
    firstPeriod: euro(6999),
    totalToday: euro(6999),
    timeline: [
      { kind: 'today', date: today, amount: euro(6999) },
      { kind: 'renewal', date: '2027-11-20', amount: euro(9999) },
    ],
  },
  formerMember: {
    ...annual,
    id: 'quote-former-member',
    trialUsed: true,
  },
  monthlyTrial: {
    ...monthly,
    id: 'quote-monthly-trial',
    trialDays: 7,
    totalToday: euro(0),
    timeline: [
      { kind: 'today', date: today, amount: euro(0) },
      { kind: 'reminder', date: '2026-11-24' },
      { kind: 'charge', date: '2026-11-27', amount: euro(1299) },
      { kind: 'renewal', date: '2026-12-27', amount: euro(1299) },
    ],
  },
  monthlyTrialWithVoucher: {
    ...monthly,
    id: 'quote-monthly-trial-voucher',
    trialDays: 7,
    ...threeMonthsLowered,
    totalToday: euro(0),
    timeline: [
      { kind: 'today', date: today, amount: euro(0) },
      { kind: 'reminder', date: '2026-11-24' },
      { kind: 'charge', date: '2026-11-27', amount: euro(909) },
      { kind: 'renewal', date: '2026-12-27', amount: euro(909) },
      { kind: 'renewal', date: '2027-02-27', amount: euro(1299) },
    ],
  },
  queued,
  queuedWithVoucher: {
    ...monthly,
    id: 'quote-queued-voucher',
    follows: '2026-12-12',
    ...threeMonthsLowered,
    totalToday: euro(0),
    timeline: [
      { kind: 'charge', date: '2026-12-12', amount: euro(909) },
      { kind: 'renewal', date: '2027-01-12', amount: euro(909) },
      { kind: 'renewal', date: '2027-03-12', amount: euro(1299) },
    ],
  },
  upgrade: {
    ...queued,
    id: 'quote-upgrade',
    plan: 'family',
    replacesOn: '2026-12-12',
    price: euro(9999),
    tax: { mode: 'included', amount: euro(1596) },
    firstPeriod: euro(9999),
    timeline: [
      { kind: 'charge', date: '2026-12-12', amount: euro(9999) },
      { kind: 'renewal', date: '2027-12-12', amount: euro(9999) },
    ],
  },
  /** The current plan ends in another year than that of the order. */
  upgradeNextYear: {
    ...queued,
    id: 'quote-upgrade-next-year',
    plan: 'family',
    follows: '2027-08-14',
    replacesOn: '2027-08-14',
    price: euro(9999),
    tax: { mode: 'included', amount: euro(1596) },
    firstPeriod: euro(9999),
    timeline: [
      { kind: 'charge', date: '2027-08-14', amount: euro(9999) },
      { kind: 'renewal', date: '2028-08-14', amount: euro(9999) },
    ],
  },
  queuedFormerMember: { ...queued, id: 'quote-queued-former-member', trialUsed: true },
  unitedStates: {
    ...annualTrial,
    id: 'quote-us',
    price: dollar(6999),
    tax: { mode: 'added', amount: dollar(621) },
    firstPeriod: dollar(7620),
    totalToday: dollar(0),
    timeline: afterTrial(dollar(7620), dollar(7620)),
  },
  unitedStatesMonthly: {
    ...monthly,
    id: 'quote-us-monthly',
    price: dollar(1299),
    tax: { mode: 'added', amount: dollar(115) },
    firstPeriod: dollar(1414),
    totalToday: dollar(1414),
    timeline: [
      { kind: 'today', date: today, amount: dollar(1414) },
      { kind: 'renewal', date: '2026-12-20', amount: dollar(1414) },
    ],
  },
  /** Without a ZIP code: the tax is not known yet, and has a limit. */
  unitedStatesTaxPending: {
    ...annualTrial,
    id: 'quote-us-tax-pending',
    price: dollar(6999),
    tax: {
      mode: 'added',
      limit: { percent: 14, totalToday: dollar(0), firstPeriod: dollar(7979), renewal: dollar(7979) },
    },
    firstPeriod: dollar(6999),
    totalToday: dollar(0),
    timeline: afterTrial(dollar(6999), dollar(6999)),
  },
  unitedStatesMonthlyTaxPending: {
    ...monthly,
    id: 'quote-us-monthly-tax-pending',
    price: dollar(1299),
    tax: {
      mode: 'added',
      limit: { percent: 14, totalToday: dollar(1481), firstPeriod: dollar(1481), renewal: dollar(1481) },
    },
    firstPeriod: dollar(1299),
    totalToday: dollar(1299),
    timeline: [
      { kind: 'today', date: today, amount: dollar(1299) },
      { kind: 'renewal', date: '2026-12-20', amount: dollar(1299) },
    ],
  },
  unitedStatesVoucherTaxPending: {
    ...monthly,
    id: 'quote-us-voucher-tax-pending',
    price: dollar(1299),
    discount: { percentOff: 30, lasts: { count: 3, period: 'month' }, amount: dollar(390) },
    tax: {
      mode: 'added',
      limit: { percent: 14, totalToday: dollar(1037), firstPeriod: dollar(1037), renewal: dollar(1037) },
    },
    firstPeriod: dollar(909),
    totalToday: dollar(909),
    timeline: [
      { kind: 'today', date: today, amount: dollar(909) },
      { kind: 'renewal', date: '2026-12-20', amount: dollar(909) },
      { kind: 'renewal', date: '2027-02-20', amount: dollar(1299) },
    ],
  },
  unitedStatesFamilyTaxPending: {
    ...monthly,
    id: 'quote-us-family-tax-pending',
    plan: 'family',
    period: 'year',
    price: dollar(9999),
    tax: {
      mode: 'added',
      limit: { percent: 14, totalToday: dollar(11399), firstPeriod: dollar(11399), renewal: dollar(11399) },
    },
    firstPeriod: dollar(9999),
    totalToday: dollar(9999),
    timeline: [
      { kind: 'today', date: today, amount: dollar(9999) },
      { kind: 'renewal', date: '2027-11-20', amount: dollar(9999) },
    ],
    refundDays: 30,
  },
  india: {
    ...annualTrial,
    id: 'quote-in',
    price: rupee(199900),
    tax: { mode: 'included', amount: rupee(30493) },
    firstPeriod: rupee(199900),
    totalToday: rupee(0),
    timeline: afterTrial(rupee(199900), rupee(199900)),
  },
  brazilFamily: {
    ...familyAnnual,
    id: 'quote-br-family',
    price: real(21990),
    tax: { mode: 'included' },
    firstPeriod: real(21990),
    totalToday: real(21990),
    timeline: [
      { kind: 'today', date: today, amount: real(21990) },
      { kind: 'renewal', date: '2027-11-20', amount: real(21990) },
    ],
  },
  /** A country without tax on the price. */
  untaxed: {
    ...annualTrial,
    id: 'quote-untaxed',
    price: dollar(6999),
    tax: { mode: 'included' },
    firstPeriod: dollar(6999),
    totalToday: dollar(0),
    timeline: afterTrial(dollar(6999), dollar(6999)),
  },
} satisfies Record<string, Quote>;
