import { dollarQuotes } from './Checkout.dollarSamples.ts';
import {
  afterTrial,
  annual,
  annualTrial,
  familyAnnual,
  monthly,
  queued,
  threeMonthsLowered,
  today,
} from './Checkout.plainSamples.ts';
import { dollar, euro, real, rupee } from './Checkout.samplePlans.ts';
import type { Quote } from './CheckoutState.ts';

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
  formerMemberWithVoucher: {
    ...annual,
    id: 'quote-former-member-voucher',
    trialUsed: true,
    discount: { percentOff: 30, lasts: { count: 1, period: 'year' }, amount: euro(2100) },
    tax: { mode: 'included', amount: euro(782) },
    firstPeriod: euro(4899),
    totalToday: euro(4899),
    timeline: [
      { kind: 'today', date: today, amount: euro(4899) },
      { kind: 'renewal', date: '2027-11-20', amount: euro(6999) },
    ],
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
  /** Another plan is to follow one that renews, which then does not. */
  annualLater: { ...queued, id: 'quote-annual-for-later', replacesOn: '2026-12-12', trialUsed: true },
  monthlyLater: {
    ...monthly,
    id: 'quote-monthly-for-later',
    follows: '2026-12-12',
    replacesOn: '2026-12-12',
    totalToday: euro(0),
    timeline: [
      { kind: 'charge', date: '2026-12-12', amount: euro(1299) },
      { kind: 'renewal', date: '2027-01-12', amount: euro(1299) },
    ],
  },
  ...dollarQuotes,
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
