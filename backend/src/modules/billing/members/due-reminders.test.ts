import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../database/open.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import type { BillingTables } from '../tables.ts';
import { createMemberRepository } from './repository.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const today = '2026-11-30';
const nextCharge = { amount: 6999, currency: 'EUR' } as const;

/** A plan that renews, unless it ends, with a card of its own. */
async function addMember(
  subscription: { endsOn?: string; source?: 'itunes'; discountEndsOn?: string; discountRemindedOf?: string },
  card: { id: string; validUntil: string } | null = { id: randomUUID(), validUntil: '2026-11' },
) {
  const db = database.db.$extendTables<BillingTables>();
  const userId = randomUUID();
  const accountNumber = `A-${userId}`;
  await db
    .insertInto('billingAccounts')
    .values({ accountNumber, userId, currency: 'EUR', card: JSON.stringify(card) as never, reading: '1' })
    .execute();
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      ...{ userId, source: 'zuora', externalId: `S-${userId}`, accountNumber, planCode: 'B2CANNUAL' },
      ...{ startsOn: '2025-12-20', firstChargeOn: '2025-12-20', nextChargeOn: '2026-12-20', nextCharge },
      ...{ endsOn: null, remindedOn: null, ...subscription },
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const members = () => createMemberRepository(database.db.$extendTables<BillingTables>());

test('the last month of a card is told of where a plan of ours renews, and once in a round', async () => {
  const due = await addMember({});
  await addMember({ endsOn: '2026-12-20' });
  await addMember({ source: 'itunes' });
  await addMember({}, { id: 'other', validUntil: '2026-12' });
  const found = await members().cardsToRemindOf({ today, beyond: undefined });
  expect(found.map(({ id }) => id)).toEqual([due]);
  expect(await members().cardsToRemindOf({ today, beyond: due })).toEqual([]);
});

test('the end of a discount is told of where the plan goes on, and once in a round', async () => {
  const span = { after: today, through: '2026-12-30' };
  const discountEndsOn = '2026-12-20';
  const due = await addMember({ discountEndsOn }, { id: 'valid', validUntil: '2030-01' });
  const before = { discountEndsOn, discountRemindedOf: '2025-12-20' };
  await addMember({ ...before, endsOn: discountEndsOn }, { id: 'valid', validUntil: '2030-01' });
  const found = await members().discountsToRemindOf({ ...span, beyond: undefined });
  expect(found.map(({ id }) => id)).toEqual([due]);
  expect(await members().discountsToRemindOf({ ...span, beyond: due })).toEqual([]);
});
