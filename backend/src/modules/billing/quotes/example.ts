import type { QuoteAnswer } from './answer.ts';
import { shownOffer, type Offer } from './offer.ts';

const price = { amount: 6999, currency: 'EUR' } as const;

/** An annual plan with fourteen free days, as the API's documentation shows it. */
export const offerExample: Offer = {
  plan: 'B2C14DANNUAL',
  asked: 'B2C14DANNUAL',
  period: 'year',
  family: false,
  freeDays: 14,
  zone: 'EU',
  country: 'DE',
  taxMode: 'TAX_INCLUSIVE',
  taxPending: false,
  lines: [{ kind: 'plan', amount: price }],
  totalToday: { amount: 0, currency: 'EUR' },
  startsOn: '2026-11-21',
  firstCharge: { date: '2026-12-05', amount: price },
  renewal: { date: '2027-12-05', amount: price },
  timeline: [
    { date: '2026-11-21', kind: 'today', amount: { amount: 0, currency: 'EUR' } },
    { date: '2026-12-02', kind: 'reminder' },
    { date: '2026-12-05', kind: 'charge', amount: price },
    { date: '2027-12-05', kind: 'renewal', amount: price },
  ],
  paymentTypes: ['ZUORA', 'PAYPAL'],
};

export const quoteExample: QuoteAnswer = {
  id: '8a1d6f0e-3c52-4f7b-9d48-6e2b7c1a5f30',
  attributes: { ...shownOffer(offerExample), expiresAt: '2026-11-21T20:45:00.000Z' },
};
