import { family, offers } from '../../account/ChangeSubscription/ChangeSubscription.samples.ts';
import type { UpgradeOfferState } from './UpgradeOfferState.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const offered = { status: 'offered', userId: 'sample', plan: 'B2CFAMILYA2022', places: 6 } as const;

const monthlyToFamily = {
  ...offered,
  today: {
    ...offers.annualNow,
    to: family,
    lines: [
      { kind: 'plan', amount: euros(9999) },
      { kind: 'credit', amount: euros(-649) },
      { kind: 'tax', amount: euros(1493) },
    ],
    totalToday: euros(9350),
    next: { date: '2027-11-21', amount: euros(9999) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(9350) },
      { date: '2027-11-21', kind: 'charge', amount: euros(9999) },
    ],
  },
  refundDays: 30,
  offeredOn: '2026-11-21',
  paidUntil: '2026-12-06',
} satisfies UpgradeOfferState;

/** A family plan by the month has no guarantee. */
const monthlyToFamilyMonthly = {
  ...offered,
  plan: 'B2CFAMILYM',
  today: {
    ...offers.annualNow,
    to: { kind: 'family', period: 'month' },
    lines: [
      { kind: 'plan', amount: euros(1799) },
      { kind: 'credit', amount: euros(-649) },
      { kind: 'tax', amount: euros(184) },
    ],
    totalToday: euros(1150),
    next: { date: '2026-12-21', amount: euros(1799) },
    timeline: [
      { date: '2026-11-21', kind: 'today', amount: euros(1150) },
      { date: '2026-12-21', kind: 'charge', amount: euros(1799) },
    ],
  },
  offeredOn: '2026-11-21',
  paidUntil: '2026-12-06',
} satisfies UpgradeOfferState;

const monthlyToAnnual = {
  status: 'laterAlone',
  from: 'monthly',
  to: 'annual',
  price: euros(6999),
  tax: 'included',
  country: 'DE',
  offeredOn: '2026-11-21',
  paidUntil: '2026-12-06',
} satisfies UpgradeOfferState;

/** Every state of the screen, once. */
export const upgradeOfferStates = {
  offered: monthlyToFamily,
  offeredInPlaceOfChosen: { ...monthlyToFamily, chosen: { plan: 'B2C14DANNUAL', kind: 'annual' } },
  offeredByTheMonth: monthlyToFamilyMonthly,
  offeredPlusTax: {
    ...offered,
    today: offers.familyNowInDollars,
    refundDays: 30,
    offeredOn: '2026-11-21',
    paidUntil: '2027-05-28',
  },
  laterAlone: monthlyToAnnual,
  laterAloneOrFamily: {
    ...monthlyToAnnual,
    family: { plan: 'B2CFAMILYA2022', chosen: 'B2CANNUAL' },
  },
  laterAloneWithVoucher: {
    ...monthlyToAnnual,
    voucher: { code: 'SLEEP30', percentOff: 30, price: euros(4899), ordinaryPriceFrom: '2027-12-06' },
  },
  laterAlonePlusTax: {
    status: 'laterAlone',
    from: 'annual',
    to: 'monthly',
    price: { amount: 1299, currency: 'USD' },
    tax: 'added',
    country: 'US',
    offeredOn: '2026-11-21',
    paidUntil: '2027-05-28',
  },
} satisfies Record<string, UpgradeOfferState>;
