import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';
import type { BillingTables } from '../tables.ts';

let testApp: BillingTestApp;
const tables = () => testApp.database.db.$extendTables<BillingTables & VoucherTables>();
const today = () => dayOf(testApp.clock.now());
const shownTo = (userId: string) => testApp.billing.savedCheckouts.shownTo(userId);
const rowOf = (userId: string) =>
  tables().selectFrom('savedCheckouts').selectAll().where('userId', '=', userId).executeTakeFirst();

beforeAll(async () => {
  testApp = await openBillingTestApp();
  await seedVouchers(testApp.database.db, today());
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const euros = (amount: number) => ({ amount, currency: 'EUR' });

/** A member who has left the checkout of a plan. */
async function left(wish: object, userId = randomUUID()) {
  expect(await testApp.quote(userId, wish)).not.toBe('');
  return userId;
}

async function buy(userId: string, wish: object) {
  const quoteId = await testApp.quote(userId, wish);
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
}

test('it is kept with plan, voucher and country, and shown with what the billing company says today', async () => {
  const userId = await left({ plan: 'B2C14DANNUAL', country: 'DE', voucherCode: 'SLEEP30' });
  const charged = addDays(today(), 14);
  expect(await shownTo(userId)).toMatchObject({
    ...{ kind: 'annual', period: 'year' },
    price: {
      freeDays: 14,
      first: { amount: euros(4899), on: charged },
      after: { amount: euros(6999), on: addMonths(charged, 12) },
    },
    voucher: { code: 'SLEEP30', status: 'applied' },
  });
  expect(await rowOf(userId)).toMatchObject({
    ...{ plan: 'B2C14DANNUAL', voucherCode: 'SLEEP30', country: 'DE', upgrade: false },
    mailDecidedAt: null,
  });
});

test('the last choice counts, and it stays the same checkout', async () => {
  const userId = await left({ plan: 'B2C14DANNUAL', voucherCode: 'SLEEP30' });
  const before = await rowOf(userId);
  await left({ plan: 'B2CMONTHLY', country: 'GB' }, userId);
  expect(await rowOf(userId)).toMatchObject({
    id: before?.id,
    plan: 'B2CMONTHLY',
    voucherCode: null,
    country: 'GB',
  });
  expect(await shownTo(userId)).toMatchObject({
    ...{ kind: 'monthly', period: 'month' },
    price: { freeDays: 0, first: { amount: { amount: 999, currency: 'GBP' } } },
  });
});

test('a postal code is not kept: the price is without the tax that it decides', async () => {
  const userId = await left({ plan: 'B2CMONTHLY', country: 'US', postalCode: '10001' });
  expect(JSON.stringify(await rowOf(userId))).not.toContain('10001');
  expect(await shownTo(userId)).toMatchObject({
    price: { first: { amount: { amount: 1299, currency: 'USD' } }, taxAdded: true },
  });
});

test('a voucher that no quote applied is not kept', async () => {
  for (const voucherCode of ['EXPIRED21', 'nothing-of-this-name', 'NETFLIX30D', 'FAMILYONLY']) {
    const userId = await left({ plan: 'B2CMONTHLY', voucherCode });
    expect(await rowOf(userId)).toMatchObject({ voucherCode: null });
  }
});

test('a voucher that ended meanwhile is said so once, and the checkout goes on without it', async () => {
  const code = 'ENDSSOON1';
  const rules = {
    percentOff: 20,
    months: 12,
    planCodes: null,
    zones: null,
    startsOn: null,
    redemptionsAllowed: null,
  };
  await tables()
    .insertInto('vouchers')
    .values({ code, ...rules, endsOn: null })
    .execute();
  const userId = await left({ plan: 'B2CMONTHLY', country: 'DE', voucherCode: code });
  await tables().updateTable('vouchers').set({ endsOn: today() }).where('code', '=', code).execute();
  expect(await shownTo(userId)).toMatchObject({
    price: { first: { amount: euros(1299) } },
    voucher: { code, status: 'ended' },
  });
  await left({ plan: 'B2CMONTHLY', country: 'DE', voucherCode: code }, userId);
  expect(await shownTo(userId)).not.toHaveProperty('voucher');
});

test('bought, it is gone, and what is asked for afterwards is not kept', async () => {
  const userId = await left({ plan: 'B2CMONTHLY' });
  await buy(userId, { plan: 'B2C14DANNUAL' });
  expect([await rowOf(userId), await shownTo(userId)]).toEqual([undefined, undefined]);
  await testApp.quote(userId, { plan: 'B2CMONTHLY' });
  expect(await rowOf(userId)).toBeUndefined();
});

test('access by a voucher ends it', async () => {
  const userId = await left({ plan: 'B2CMONTHLY' });
  const redeemed = await testApp.post(userId, '/redemptions', { code: 'NETFLIX30D' });
  expect(redeemed.status).toBe(200);
  expect(await rowOf(userId)).toBeUndefined();
});

test('a plan that came from elsewhere hides it', async () => {
  const userId = await left({ plan: 'B2CMONTHLY' });
  const store = { userId, source: 'itunes', externalId: randomUUID(), planCode: 'B2CMONTHLY' } as const;
  const running = { startsOn: today(), firstChargeOn: today(), nextChargeOn: addMonths(today(), 1) };
  const rest = { nextCharge: null, afterDiscount: null, endsOn: null, remindedOn: null, accountNumber: null };
  await tables()
    .insertInto('subscriptions')
    .values({
      ...store,
      ...running,
      ...rest,
      planSince: null,
      planned: null,
      pausedFrom: null,
      pausedUntil: null,
    })
    .execute();
  expect(await shownTo(userId)).toBeUndefined();
});

test('an upgrade is kept as one', async () => {
  const userId = randomUUID();
  await buy(userId, { plan: 'B2CMONTHLY', country: 'DE' });
  await left({ plan: 'B2CFAMILYA2022', country: 'DE', upgrade: true }, userId);
  expect(await rowOf(userId)).toMatchObject({ upgrade: true });
  expect(await shownTo(userId)).toMatchObject({
    kind: 'family',
    price: { freeDays: 0, first: { amount: euros(9999), on: addMonths(today(), 1) } },
  });
});

test('only its owner sees it, and only its owner is rid of it', async () => {
  const userId = await left({ plan: 'B2CMONTHLY' });
  const other = await left({ plan: 'B2C14DANNUAL' });
  const { id = '' } = (await shownTo(userId)) ?? {};
  expect(await shownTo(other)).toMatchObject({ kind: 'annual' });
  await testApp.billing.savedCheckouts.dismiss(other, id);
  expect(await shownTo(userId)).toMatchObject({ id });
  await testApp.billing.savedCheckouts.dismiss(userId, id);
  expect(await shownTo(userId)).toBeUndefined();
  expect(await shownTo(other)).toMatchObject({ kind: 'annual' });
});

test('opened again and again, it is shown without a price', async () => {
  const userId = await left({ plan: 'B2CMONTHLY' });
  for (let look = 0; look < 30; look += 1) await shownTo(userId);
  expect(await shownTo(userId)).not.toHaveProperty('price');
});

test('after seven days it is gone, and the next one is another', async () => {
  const userId = await left({ plan: 'B2CMONTHLY' });
  const { id } = (await rowOf(userId)) ?? {};
  await advanceClock(testApp.sandbox, testApp.clock, 6.9);
  expect(await shownTo(userId)).toMatchObject({ id });
  await advanceClock(testApp.sandbox, testApp.clock, 0.2);
  expect(await shownTo(userId)).toBeUndefined();
  await left({ plan: 'B2CMONTHLY' }, userId);
  const next = await rowOf(userId);
  expect(next?.id).not.toBe(id);
  expect(next?.mailDecidedAt).toBeNull();
});
