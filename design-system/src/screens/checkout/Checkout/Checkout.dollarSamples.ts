import { afterTrial, annualTrial, monthly, today } from './Checkout.plainSamples.ts';
import { dollar } from './Checkout.samplePlans.ts';
import type { Quote } from './CheckoutState.ts';

/** Quotes to which tax is added. */
export const dollarQuotes = {
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
  unitedStatesFromFriend: {
    ...monthly,
    id: 'quote-us-from-friend',
    price: dollar(1299),
    trialDays: 14,
    tax: {
      mode: 'added',
      limit: { percent: 14, totalToday: dollar(0), firstPeriod: dollar(1481), renewal: dollar(1481) },
    },
    firstPeriod: dollar(1299),
    totalToday: dollar(0),
    timeline: [
      { kind: 'today', date: today, amount: dollar(0) },
      { kind: 'reminder', date: '2026-12-01' },
      { kind: 'charge', date: '2026-12-04', amount: dollar(1299) },
      { kind: 'renewal', date: '2027-01-04', amount: dollar(1299) },
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
  unitedStatesTrialVoucherTaxPending: {
    ...annualTrial,
    id: 'quote-us-trial-voucher-tax-pending',
    price: dollar(6999),
    discount: { percentOff: 50, lasts: { count: 1, period: 'year' }, amount: dollar(3500) },
    tax: {
      mode: 'added',
      limit: { percent: 14, totalToday: dollar(0), firstPeriod: dollar(3989), renewal: dollar(7979) },
    },
    firstPeriod: dollar(3499),
    totalToday: dollar(0),
    timeline: afterTrial(dollar(3499), dollar(6999)),
  },
} satisfies Record<string, Quote>;
