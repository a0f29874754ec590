import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { Person } from '../ports.ts';
import { createBuying } from './buying.ts';
import { quoteNotFound } from './refusals.ts';
import type { Purchase } from './repository.ts';

const nora: Person = {
  userId: 'u-1',
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@example.org',
  language: 'en',
};
const begun = { id: 'p-1', userId: 'u-1', state: 'checking' } as Purchase;

// A purchase that is not touched for twelve seconds counts as abandoned, and would be refused while it is checked.
test('a purchase is touched while work on it goes on, and no longer', async () => {
  let touched = 0;
  const { buy } = createBuying({
    db: { transaction: () => ({ execute: (work: (trx: object) => unknown) => work({}) }) },
    jobs: { enqueue: () => Promise.resolve() },
    purchases: {
      begin: () => Promise.resolve(begun),
      touch: () => Promise.resolve(void (touched += 1)),
    },
    check: () => sleep(4_300, { ok: false, refusal: quoteNotFound }),
    settling: { refuse: () => Promise.resolve({ ...begun, state: 'refused' }) },
    attempt: () => Promise.resolve({ ok: true }),
  } as unknown as Parameters<typeof createBuying>[0]);

  const paymentMethod = { type: 'ZUORA', refId: 'r-1' } as const;
  expect(await buy(nora, { quoteId: 'q-1', purchaseKey: 'key-of-nora', paymentMethod })).toMatchObject({
    ok: true,
    purchase: { state: 'refused' },
  });
  expect(touched).toBe(1);
}, 10_000);
