import { expect, test } from 'vitest';
import { systemClock } from '../../process/clock.ts';
import { processLog } from '../../http/request-log.ts';
import { createReconciling } from './reconciling.ts';

test('one purchase, one change and one member that fail do not stop the others', async () => {
  const taken: string[] = [];
  const takeUp = (id: string) => {
    if (id.startsWith('broken')) return Promise.reject(new Error('A malformed day'));
    taken.push(id);
    return Promise.resolve({ ok: true, state: 'succeeded' });
  };
  const reconcile = createReconciling({
    db: { transaction: () => ({ execute: (work: (trx: object) => unknown) => work({}) }) },
    jobs: {
      enqueue: (_trx: object, _kind: object, data: { purchaseId?: string; changeId?: string }) =>
        takeUp(data.purchaseId ?? data.changeId ?? ''),
    },
    purchases: { abandoned: () => Promise.resolve([{ id: 'broken purchase' }, { id: 'purchase' }]) },
    changes: {
      abandoned: () => Promise.resolve([{ id: 'broken change' }, { id: 'change' }]),
      forgetBefore: () => Promise.resolve(void taken.push('shown changes')),
    },
    members: { usersWithChargeDueBy: () => Promise.resolve(['broken member', 'member']) },
    quotes: { forgetBefore: () => Promise.resolve(void taken.push('quotes')) },
    references: { forgetUnused: () => Promise.resolve(void taken.push('references')) },
    callouts: { forgetOld: () => Promise.resolve(void taken.push('callouts')) },
    refresh: takeUp,
    clock: systemClock,
    log: processLog({ logLevel: 'silent' }),
  } as unknown as Parameters<typeof createReconciling>[0]);

  await reconcile();
  expect(taken).toEqual([
    'purchase',
    'change',
    'member',
    'quotes',
    'shown changes',
    'references',
    'callouts',
  ]);
});
