import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../database/open.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import type { BillingTables } from '../tables.ts';
import { createPurchaseRepository, type PurchaseRepository } from './repository.ts';

let database: OpenDatabase;
let purchases: PurchaseRepository;
beforeAll(async () => {
  database = await openTestDatabase();
  purchases = createPurchaseRepository(tables());
}, 60_000);
afterAll(() => database.close());

const tables = () => database.db.$extendTables<BillingTables>();
const today = '2026-11-25';

/** Writes a purchase down by a key of its own, after the purchase `before` was judged. */
function begin(userId: string, before: string | undefined) {
  const paymentMethod = { type: 'ZUORA', refId: 'r-1' } as const;
  const request = { purchaseKey: randomUUID(), quoteId: randomUUID(), paymentMethod };
  return tables()
    .transaction()
    .execute((trx) => purchases.begin(trx, userId, request, { today, before }));
}

const countOf = async (userId: string) =>
  (await tables().selectFrom('purchases').select('id').where('userId', '=', userId).execute()).length;

test('no purchase begins after one that has ended since the rules were asked', async () => {
  const userId = randomUUID();
  const first = await begin(userId, undefined);
  expect(first).toBeDefined();
  // Another one is open.
  expect(await begin(userId, undefined)).toBeUndefined();
  await tables()
    .updateTable('purchases')
    .set({ state: 'succeeded', touchedAt: new Date() })
    .where('userId', '=', userId)
    .execute();

  // The other page had looked before the first one was written down.
  expect(await begin(userId, undefined)).toBeUndefined();
  expect(await countOf(userId)).toBe(1);
  expect(await begin(userId, first?.id)).toMatchObject({ userId, state: 'checking' });
  expect(await countOf(userId)).toBe(2);
});
