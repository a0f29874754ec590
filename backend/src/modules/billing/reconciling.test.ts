import { expect, test } from 'vitest';
import { systemClock } from '../../process/clock.ts';
import { createReconciling } from './reconciling.ts';

test('a purchase, a change, a gift, a replacement and a member that fail do not stop the others', async () => {
  const taken: string[] = [];
  const failed: object[] = [];
  const err = new Error('A malformed day');
  const takeUp = (id: string) => {
    if (id.startsWith('broken')) return Promise.reject(err);
    taken.push(id);
    return Promise.resolve({ ok: true, state: 'succeeded' });
  };
  const reconcile = createReconciling({
    db: { transaction: () => ({ execute: (work: (trx: object) => unknown) => work({}) }) },
    jobs: {
      enqueue: (_trx: object, _kind: object, data: Record<string, string>) =>
        takeUp(Object.values(data).join()),
    },
    purchases: { abandoned: () => Promise.resolve([{ id: 'broken purchase' }, { id: 'purchase' }]) },
    changes: {
      abandoned: () => Promise.resolve([{ id: 'broken change' }, { id: 'change' }]),
      forgetBefore: () => Promise.resolve(void taken.push('shown changes')),
    },
    gifts: {
      orders: { abandoned: () => Promise.resolve([{ id: 'broken gift' }, { id: 'gift' }]) },
      forgetBefore: () => Promise.resolve(void taken.push('shown gifts')),
    },
    replacements: {
      abandoned: () => Promise.resolve([{ id: 'broken replacement' }, { id: 'replacement' }]),
    },
    credits: { abandoned: () => Promise.resolve([{ id: 'broken month' }, { id: 'month' }]) },
    accountForPurchase: { left: () => Promise.resolve([{ id: 'broken account' }, { id: 'account' }]) },
    recoveries: {
      abandoned: () => Promise.resolve([{ id: 'broken payment' }, { id: 'payment' }]),
    },
    members: {
      usersWithChargeDueBy: () => Promise.resolve(['broken member', 'member']),
      usersWithTryDueBy: () => Promise.resolve(['member', 'member in arrears']),
    },
    quotes: { forgetBefore: () => Promise.resolve(void taken.push('quotes')) },
    references: { forgetUnused: () => Promise.resolve(void taken.push('references')) },
    callouts: { forgetOld: () => Promise.resolve(void taken.push('callouts')) },
    withdrawals: { forgetOld: () => Promise.resolve(void taken.push('withdrawals')) },
    refresh: takeUp,
    clock: systemClock,
    log: { error: (which: object) => failed.push(which) },
  } as unknown as Parameters<typeof createReconciling>[0]);

  await reconcile();
  expect(taken).toEqual([
    'purchase',
    'change',
    'gift',
    'replacement',
    'payment',
    'month',
    'account',
    'member',
    'member in arrears',
    'quotes',
    'shown changes',
    'shown gifts',
    'references',
    'callouts',
    'withdrawals',
  ]);
  expect(failed).toEqual([
    { err, kind: 'purchase', id: 'broken purchase' },
    { err, kind: 'change', id: 'broken change' },
    { err, kind: 'gift', id: 'broken gift' },
    { err, kind: 'replacement', id: 'broken replacement' },
    { err, kind: 'recovery', id: 'broken payment' },
    { err, kind: 'month', id: 'broken month' },
    { err, kind: 'account', id: 'broken account' },
    { err, user: 'broken member' },
  ]);
});
