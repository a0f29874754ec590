import { expect, test } from 'vitest';
import { historyOf } from './history.ts';
import type { ChangeOffer } from '../changes/offer.ts';
import type { Payment, Subscription } from './repository.ts';

const userId = 'd0000000-0000-4000-8000-000000000001';
const amount = { amount: 6999, currency: 'EUR' } as const;
const ours: Subscription = {
  id: 'd0000000-0000-4000-8000-000000000099',
  userId,
  source: 'zuora',
  externalId: 'S-1',
  planCode: 'B2CANNUAL',
  startsOn: '2026-11-02',
  firstChargeOn: '2026-11-02',
  nextChargeOn: '2027-11-02',
  nextCharge: amount,
  afterDiscount: null,
  endsOn: null,
  remindedOn: null,
  discountEndsOn: null,
  discountRemindedOf: null,
  accountNumber: null,
  planSince: null,
  planned: null,
  renewalOff: false,
  pausedFrom: null,
  pausedUntil: null,
  updatedAt: new Date('2026-11-22T00:00:00Z'),
};
const store: Subscription = {
  ...ours,
  id: 'd0000000-0000-4000-8000-000000000098',
  source: 'spotify',
  externalId: 'spotify-1',
  planCode: 'FAMILYA',
  startsOn: '2025-01-01',
  endsOn: '2026-01-01',
};
const payment: Payment = {
  paymentNumber: 'P-2',
  userId,
  subscriptionNumber: 'S-1',
  invoiceNumber: null,
  amount,
  paidOn: '2026-11-02',
};

const offerOf = (cents: number) =>
  ({ totalToday: { amount: cents, currency: 'EUR' } }) as Partial<ChangeOffer> as ChangeOffer;

test('tells all that was held, paid and given back, latest first, also what a store billed', () => {
  const earlier = { ...payment, paymentNumber: 'P-1', subscriptionNumber: null, paidOn: '2024-11-02' };
  expect(
    historyOf(
      [
        { accountNumber: 'A-1', userId, currency: 'EUR', country: 'DE' },
        { accountNumber: 'A-1-USD', userId, currency: 'USD', country: null },
      ],
      [store, ours],
      [earlier, payment],
      [
        {
          subscriptionId: ours.id,
          offer: offerOf(-6999),
          confirmedAt: new Date('2026-11-20T22:00:00Z'),
        },
        {
          subscriptionId: ours.id,
          offer: offerOf(0),
          confirmedAt: new Date('2026-11-03T22:00:00Z'),
        },
      ],
    ),
  ).toEqual({
    accounts: [
      { accountNumber: 'A-1', currency: 'EUR', country: 'DE' },
      { accountNumber: 'A-1-USD', currency: 'USD' },
    ],
    subscriptions: [
      {
        ...{ subscriptionId: ours.id, source: 'zuora', plan: 'B2CANNUAL', kind: 'annual', period: 'year' },
        startsOn: '2026-11-02',
      },
      {
        ...{ subscriptionId: store.id, source: 'spotify', plan: 'FAMILYA', kind: 'family', period: 'year' },
        ...{ startsOn: '2025-01-01', endDate: '2026-01-01' },
      },
    ],
    payments: [
      { paymentNumber: 'P-2', paidOn: '2026-11-02', amount, subscriptionId: ours.id },
      { paymentNumber: 'P-1', paidOn: '2024-11-02', amount },
    ],
    refunds: [
      { refundedOn: '2026-11-20', amount: { amount: 6999, currency: 'EUR' }, subscriptionId: ours.id },
    ],
  });
});
