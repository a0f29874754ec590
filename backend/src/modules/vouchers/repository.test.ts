import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import type { Day } from '../../domain/days.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { createVoucherRepository, type VoucherTables } from './repository.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const tables = () => database.db.$extendTables<VoucherTables>();
const vouchers = () => createVoucherRepository(tables());
const anywhere = { planCodes: null, zones: null, startsOn: null, endsOn: null, redemptionsAllowed: 2 };
const [first, second] = ['2026-10-01', '2027-10-01'];

let code: string;
let userId: string;
beforeEach(async () => {
  code = randomUUID().toUpperCase();
  userId = randomUUID();
  const rules = { ...anywhere, percentOff: 50, months: 12, studentsOnly: true };
  await tables()
    .insertInto('vouchers')
    .values({ code, ...rules })
    .execute();
});

async function redeem(purchaseId: string, lastVerifiedOn: Day, by = userId) {
  const use = { code, userId: by, purchaseId, lastVerifiedOn };
  return database.db.transaction().execute((trx) => vouchers().redeem(trx, use));
}

const giveBack = (purchaseId: string) =>
  database.db.transaction().execute((trx) => vouchers().giveBack(trx, purchaseId));

const usedOn = async () => (await vouchers().redemptionOf(code, userId))?.usedOn;

async function redemptions(): Promise<number> {
  const rows = tables().selectFrom('vouchers').select('redemptions').where('code', '=', code);
  return (await rows.executeTakeFirstOrThrow()).redemptions;
}

/** A student's purchases in two verified years. */
async function usedTwice(): Promise<[string, string]> {
  const purchases: [string, string] = [randomUUID(), randomUUID()];
  expect(await redeem(purchases[0], first)).toBe('redeemed');
  expect(await redeem(randomUUID(), first)).toBe('alreadyUsed');
  expect(await redeem(purchases[1], second)).toBe('redeemed');
  expect([await usedOn(), await redemptions()]).toEqual([second, 2]);
  return purchases;
}

test('a second use that is given back leaves the first', async () => {
  const [, later] = await usedTwice();
  await giveBack(later);
  expect([await usedOn(), await redemptions()]).toEqual([first, 1]);
  expect(await redeem(randomUUID(), first)).toBe('alreadyUsed');
  expect(await redeem(randomUUID(), second)).toBe('redeemed');
});

test('a first use that is given back leaves the second, and each is given back once', async () => {
  const [earlier, later] = await usedTwice();
  for (let time = 0; time < 2; time += 1) await giveBack(earlier);
  expect([await usedOn(), await redemptions()]).toEqual([second, 1]);
  await giveBack(later);
  expect([await usedOn(), await redemptions()]).toEqual([undefined, 0]);
});

test('a second use that comes when none is left leaves the first', async () => {
  const mine = randomUUID();
  expect(await redeem(mine, first)).toBe('redeemed');
  expect(await redeem(randomUUID(), first, randomUUID())).toBe('redeemed');
  expect(await redeem(randomUUID(), second)).toBe('soldOut');
  expect([await usedOn(), await redemptions()]).toEqual([first, 2]);
  await giveBack(mine);
  expect([await usedOn(), await redemptions()]).toEqual([undefined, 1]);
});
