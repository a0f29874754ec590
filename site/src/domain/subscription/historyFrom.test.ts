import { expect, test } from 'vitest';
import { historyFrom, type History } from './historyFrom.ts';

const today = '2026-11-30';
const amount = { amount: 6999, currency: 'EUR' } as const;
const current: History['subscriptions'][number] = {
  subscriptionId: 'one',
  source: 'zuora',
  plan: 'B2CANNUAL',
  kind: 'annual',
  period: 'year',
  startsOn: '2026-11-20',
};

function history(more: Partial<History>): History {
  return { accounts: [], subscriptions: [current], payments: [], refunds: [], ...more };
}

test('a person who paid nothing and had nothing before has no history', () => {
  expect(historyFrom(history({}), today)).toEqual({ status: 'empty' });
});

test('a payment names its plan, where that is known', () => {
  const payments = [
    { paymentNumber: 'P-2', paidOn: '2026-11-20', amount, subscriptionId: 'one' },
    { paymentNumber: 'P-1', paidOn: '2025-11-20', amount },
  ];
  expect(historyFrom(history({ payments }), today)).toMatchObject({
    payments: [
      { date: '2026-11-20', amount, plan: 'annual' },
      { date: '2025-11-20', amount },
    ],
  });
});

test('what was given back stands among the payments, after one of the same day', () => {
  const payments = [
    { paymentNumber: 'P-2', paidOn: '2026-11-20', amount, subscriptionId: 'one' },
    { paymentNumber: 'P-1', paidOn: '2025-11-20', amount },
  ];
  const refunds = [{ refundedOn: '2026-11-20', amount, subscriptionId: 'one' }];
  expect(historyFrom(history({ payments, refunds }), today)).toMatchObject({
    payments: [
      { date: '2026-11-20', amount, plan: 'annual', refund: true },
      { date: '2026-11-20', amount, plan: 'annual' },
      { date: '2025-11-20', amount },
    ],
  });
});

test('plans that are over are kept, also those of stores, and not those that run or will', () => {
  const subscriptions = [
    { ...current, endDate: '2027-11-20' },
    { ...current, subscriptionId: 'two', startsOn: '2025-01-01', endDate: today },
    { ...current, subscriptionId: 'three', source: 'itunes', startsOn: '2024-01-01', endDate: '2025-01-01' },
  ] satisfies History['subscriptions'];
  expect(historyFrom(history({ subscriptions }), today)).toMatchObject({
    earlier: [
      { plan: 'annual', source: 'own', from: '2025-01-01', until: today },
      { plan: 'annual', source: 'itunes', from: '2024-01-01', until: '2025-01-01' },
    ],
  });
});

test('a payment from before the plan was changed names none', () => {
  const subscriptions = [
    { ...current, kind: 'family', startsOn: '2026-10-20', planSince: '2026-11-20' },
  ] as const;
  const payments = [
    { paymentNumber: 'P-2', paidOn: '2026-11-20', amount, subscriptionId: 'one' },
    { paymentNumber: 'P-1', paidOn: '2026-10-20', amount, subscriptionId: 'one' },
  ];
  expect(historyFrom(history({ payments, subscriptions: [...subscriptions] }), today)).toMatchObject({
    payments: [
      { date: '2026-11-20', amount, plan: 'family' },
      expect.not.objectContaining({ plan: expect.anything() }),
    ],
  });
});

test('a plan that never began was none, and one that was given back ran until then', () => {
  const subscriptions = [
    { ...current, subscriptionId: 'two', startsOn: '2026-12-17', endDate: '2026-12-17' },
    { ...current, endDate: '2026-11-20' },
  ];
  const refunds = [{ refundedOn: '2026-11-25', amount, subscriptionId: 'one' }];
  expect(historyFrom(history({ subscriptions, refunds }), '2026-12-30')).toMatchObject({
    earlier: [{ plan: 'annual', from: '2026-11-20', until: '2026-11-25' }],
  });
});
