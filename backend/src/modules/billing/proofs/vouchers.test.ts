import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../domain/days.ts';
import { demoPeople } from '../../../../../demo/people.ts';
import { seed } from '../../../seeds/seed.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';
import { until } from '../../../testing/until.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';
import type { BillingTables } from '../tables.ts';

let testApp: BillingTestApp;
const tables = () => testApp.database.db.$extendTables<BillingTables & VoucherTables>();
beforeAll(async () => {
  testApp = await openBillingTestApp();
  const { database, billing, clock } = testApp;
  await seed(database.db, billing.refresh, dayOf(clock.now()));
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const quote = async (wish: object, userId: string = randomUUID()) => {
  const body = { plan: 'B2CMONTHLY', country: 'DE', ...wish };
  const answer = await testApp.post(userId, '/subscription/payments/web/quotes', body);
  return answer.body.data?.attributes as {
    voucher: object;
    totalToday: { amount: number };
    firstCharge: { amount: { amount: number } };
  };
};

test('each voucher that does not work says why and what to do next, beside a quote without it', async () => {
  const nextYear = `${testApp.clock.now().getUTCFullYear() + 1}-01-01`;
  const without = { step: 'continueWithout' };
  const refusals = [
    ['NOSUCHCODE', {}, { reason: 'notFound', next: { step: 'checkSpelling' } }],
    ['EXPIRED21', {}, { reason: 'expired', next: without }],
    ['SOON', {}, { reason: 'notYet', next: { step: 'comeBack', from: nextYear } }],
    ['SOLDOUT', {}, { reason: 'soldOut', next: without }],
    ['FAMILYONLY', {}, { reason: 'notForPlan', next: { step: 'choosePlan', plans: ['B2CFAMILYA2022'] } }],
    ['USONLY', {}, { reason: 'notForZone', next: without }],
  ] as const;
  for (const [voucherCode, wish, refusal] of refusals) {
    const { voucher, totalToday } = await quote({ ...wish, voucherCode });
    expect(voucher).toEqual({ status: 'refused', code: voucherCode, ...refusal });
    expect(totalToday.amount).toBe(1299);
  }
});

test.each([41, 100, 101, 5_000])('a code of %i characters is answered as not found', async (length) => {
  const { voucher, totalToday } = await quote({ voucherCode: 'A'.repeat(length) });
  expect(voucher).toMatchObject({ status: 'refused', reason: 'notFound', next: { step: 'checkSpelling' } });
  expect(totalToday.amount).toBe(1299);
});

test.each(['ZZ', 'XX', 'de', 'DEU', ''])('no quote is made for %j, which is no country', async (country) => {
  const address = '/subscription/payments/web/quotes';
  const answer = await testApp.post(randomUUID(), address, { plan: 'B2CMONTHLY', country });
  expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'INVALID_REQUEST']);
});

test('a voucher that others used up between quote and purchase: the purchase is refused with the new price', async () => {
  const last = { code: 'LASTONE', percentOff: 50, months: 12, planCodes: null, zones: null };
  await tables()
    .insertInto('vouchers')
    .values({ ...last, startsOn: null, endsOn: null, redemptionsAllowed: 1 })
    .execute();
  const [first, second] = [randomUUID(), randomUUID()];
  const request = async (userId: string) => ({
    quoteId: await testApp.quote(userId, { voucherCode: 'LASTONE' }),
    refId: await testApp.card(userId),
  });
  const requests = [await request(first), await request(second)] as const;

  expect((await testApp.buy(first, requests[0])).status).toBe(200);
  const refused = await testApp.buy(second, requests[1]);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      errors: [
        {
          code: 'QUOTE_CHANGED',
          data: {
            quote: {
              attributes: {
                totalToday: { amount: 1299 },
                voucher: { status: 'refused', reason: 'soldOut' },
              },
            },
          },
        },
      ],
    },
  });
  expect((await testApp.ledger(first)).payments).toHaveLength(1);
});

test('a voucher that was used before does not work again', async () => {
  const { voucher } = await quote({ plan: 'B2C14DANNUAL', voucherCode: 'sleep30' }, demoPeople.Vito.id);
  expect(voucher).toEqual({
    status: 'refused',
    code: 'SLEEP30',
    reason: 'alreadyUsed',
    next: { step: 'continueWithout' },
  });
});

test('each voucher that works takes off what it says', async () => {
  const totals = [
    [{ plan: 'B2C14DANNUAL', voucherCode: 'SLEEP30' }, 4899],
    [{ plan: 'B2C14DANNUAL', voucherCode: 'HALFYEAR' }, 3499],
    [{ plan: 'B2CMONTHLY', voucherCode: 'CALM60' }, 520],
    [{ plan: 'B2CMONTHLY', voucherCode: 'BEWELL30' }, 909],
    [{ plan: 'B2CFAMILYA2022', voucherCode: 'FAMILYONLY' }, 7999],
  ] as const;
  for (const [wish, amount] of totals) {
    const { firstCharge } = await quote(wish);
    expect({ ...wish, amount: firstCharge.amount.amount }).toEqual({ ...wish, amount });
  }
});

test('a voucher that was used up between quote and purchase is refused by its catalogued name', async () => {
  const userId = randomUUID();
  const quoteId = await testApp.quote(userId, { voucherCode: 'CALM60' });
  await tables()
    .insertInto('voucherRedemptions')
    .values({ code: 'CALM60', userId, purchaseId: null })
    .execute();
  const refused = await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) });
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, 'CANNOT_SUBSCRIBE']);
});

test('a callout that comes before the answer shows the subscription, and the answer changes nothing of it', async () => {
  const userId = randomUUID();
  const request = { quoteId: await testApp.quote(userId), refId: await testApp.card(userId, cards.slow) };
  const press = testApp.buy(userId, request);
  const subscriptions = () =>
    tables().selectFrom('subscriptions').select(['id']).where('userId', '=', userId).execute();
  await until(async () => (await subscriptions()).length > 0);
  const [seen] = await subscriptions();
  const open = await tables().selectFrom('purchases').select('state').where('userId', '=', userId).execute();
  expect(open).toEqual([{ state: 'ordering' }]);

  expect((await press).status).toBe(200);
  expect(await subscriptions()).toEqual([seen]);
}, 60_000);

test('a quoted voucher is kept in a cookie for thirty days, and forgotten with a quote without it', async () => {
  const userId = randomUUID();
  const address = '/subscription/payments/web/quotes';
  const wish = { plan: 'B2CMONTHLY', country: 'DE' };
  const applied = await testApp.post(userId, address, { ...wish, voucherCode: 'BEWELL30' });
  expect(applied.cookies).toMatchObject([{ name: 'voucherCode', value: 'BEWELL30', maxAge: 2_592_000 }]);

  const cookie = { cookie: 'voucherCode=BEWELL30' };
  for (const changed of [{}, { voucherCode: 'NOSUCHCODE' }]) {
    const answer = await testApp.post(userId, address, { ...wish, ...changed }, cookie);
    expect(answer.cookies).toMatchObject([{ name: 'voucherCode', value: '' }]);
  }
  const notForPlan = await testApp.post(userId, address, { ...wish, voucherCode: 'FAMILYONLY' }, cookie);
  expect(notForPlan.cookies).toEqual([]);
});
