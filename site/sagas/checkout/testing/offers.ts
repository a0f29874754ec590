import type { PlanOption } from '@stillpoint/design-system';
import type { Offer } from '../../../src/domain/checkout/offer.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

export const annualPlan: PlanOption = {
  code: 'B2C14DANNUAL',
  kind: 'annual',
  price: euros(6999),
  period: 'year',
  trialDays: 14,
};

export const monthlyPlan: PlanOption = {
  code: 'B2CMONTHLY',
  kind: 'monthly',
  price: euros(1299),
  period: 'month',
};

/** Fourteen free days and then a year, in a country where tax is inside the price. */
export const annualOffer: Offer = {
  plan: 'B2C14DANNUAL',
  asked: 'B2C14DANNUAL',
  kind: 'annual',
  period: 'year',
  family: false,
  freeDays: 14,
  zone: 'EU',
  country: 'DE',
  taxMode: 'TAX_INCLUSIVE',
  taxPending: false,
  lines: [{ kind: 'plan', amount: euros(6999) }],
  totalToday: euros(0),
  startsOn: '2026-11-20',
  firstCharge: { date: '2026-12-04', amount: euros(6999) },
  renewal: { date: '2027-12-04', amount: euros(6999) },
  timeline: [
    { date: '2026-11-20', kind: 'today', amount: euros(0) },
    { date: '2026-12-01', kind: 'reminder' },
    { date: '2026-12-04', kind: 'charge', amount: euros(6999) },
    { date: '2027-12-04', kind: 'renewal', amount: euros(6999) },
  ],
  paymentTypes: ['ZUORA', 'PAYPAL'],
  refundDays: 30,
};

/** The same with a voucher that was taken. */
export const discountedOffer: Offer = {
  ...annualOffer,
  lines: [
    { kind: 'plan', amount: euros(6999) },
    { kind: 'discount', amount: euros(-2100) },
  ],
  firstCharge: { date: '2026-12-04', amount: euros(4899) },
  voucher: { status: 'applied', code: 'SLEEP30', percentOff: 30, endsOn: '2027-12-04' },
};

/** The same with a voucher that is for another plan. */
export const misfitOffer: Offer = {
  ...annualOffer,
  voucher: {
    status: 'refused',
    code: 'BEWELL30',
    reason: 'notForPlan',
    next: { step: 'choosePlan', plans: ['B2CMONTHLY'] },
  },
  voucherFits: 'monthly',
};

const rupees = (amount: number) => ({ amount, currency: 'INR' as const });

/** The same in India, where PayPal is not offered, with the plans to choose from there. */
export const indianOffer: Offer = {
  ...annualOffer,
  zone: 'IN',
  country: 'IN',
  lines: [{ kind: 'plan', amount: rupees(199900) }],
  totalToday: rupees(0),
  firstCharge: { date: '2026-12-04', amount: rupees(199900) },
  renewal: { date: '2027-12-04', amount: rupees(199900) },
  timeline: [
    { date: '2026-11-20', kind: 'today', amount: rupees(0) },
    { date: '2026-12-04', kind: 'charge', amount: rupees(199900) },
    { date: '2027-12-04', kind: 'renewal', amount: rupees(199900) },
  ],
  paymentTypes: ['ZUORA'],
  plans: [
    { code: 'B2C14DANNUAL', price: rupees(199900) },
    { code: 'B2CMONTHLY', price: rupees(39900) },
  ],
};

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

/** The same in the United States, before the postal code is known. */
export const untaxedOffer: Offer = {
  ...annualOffer,
  zone: 'US',
  country: 'US',
  taxMode: 'TAX_EXCLUSIVE',
  taxPending: true,
  taxLimit: { percent: 14, totalToday: dollars(0), firstCharge: dollars(7979), renewal: dollars(7979) },
  lines: [{ kind: 'plan', amount: dollars(6999) }],
  totalToday: dollars(0),
  firstCharge: { date: '2026-12-04', amount: dollars(6999) },
  renewal: { date: '2027-12-04', amount: dollars(6999) },
  timeline: [
    { date: '2026-11-20', kind: 'today', amount: dollars(0) },
    { date: '2026-12-01', kind: 'reminder' },
    { date: '2026-12-04', kind: 'charge', amount: dollars(6999) },
    { date: '2027-12-04', kind: 'renewal', amount: dollars(6999) },
  ],
};
