import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { createQuoteRepository } from './quotes/repository.ts';
import type { BillingTables } from './tables.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

test('of quotes that expired long ago, those that were bought are marked, and the others deleted', async () => {
  const db = database.db.$extendTables<BillingTables>();
  const userId = randomUUID();
  const addQuote = async (expiresAt: Date) => {
    const row = { userId, asked: '{}', content: '{}', offer: '{}', fingerprint: '', expiresAt };
    return (
      await db
        .insertInto('quotes')
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  };
  const [bought, left] = [await addQuote(new Date(0)), await addQuote(new Date(0))];
  const fresh = await addQuote(new Date());
  await db
    .insertInto('purchases')
    .values({
      ...{ id: randomUUID(), userId, purchaseKey: 'key', orderNumber: 'O-1', state: 'succeeded' },
      ...{ quoteId: bought, payment: { type: 'ZUORA', refId: 'card' } },
    } as never)
    .execute();

  await createQuoteRepository(db).forgetBefore(new Date(1));

  const kept = await db.selectFrom('quotes').select(['id', 'kept']).execute();
  expect(new Map(kept.map(({ id, kept: marked }) => [id, marked]))).toEqual(
    new Map([
      [bought, true],
      [fresh, false],
    ]),
  );
  expect(kept.some(({ id }) => id === left)).toBe(false);
});
