import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBillingTestApp, type Answer, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';
import { approveAtPayPal } from '../../../testing/sandbox-money.ts';
import type { BillingTables } from '../tables.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';

let testApp: BillingTestApp;
const tables = () => testApp.database.db.$extendTables<BillingTables & VoucherTables>();
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const paid = async (userId: string) =>
  (await testApp.ledger(userId)).payments.filter(({ status }) => status === 'Processed');
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];
const buyWith = async (userId: string, cardNumber: string) =>
  testApp.buy(userId, {
    quoteId: await testApp.quote(userId),
    refId: await testApp.card(userId, cardNumber),
  });

test('a card that has run out is said to have, and nothing is charged', async () => {
  const userId = randomUUID();
  expect(codeOf(await buyWith(userId, cards.expired))).toEqual([402, 'PAYMENT_METHOD_EXPIRED']);
  expect(await paid(userId)).toEqual([]);
});

test('a gateway that charges and then is silent has charged once, and the buyer is told so', async () => {
  const userId = randomUUID();
  const bought = await buyWith(userId, cards.slow);
  expect(bought).toMatchObject({ status: 200, body: { data: { attributes: { status: 'ACTIVE' } } } });
  expect(await paid(userId)).toHaveLength(1);
}, 40_000);

test('a gateway that fails three times is asked a fourth time, under a new key each time', async () => {
  const userId = randomUUID();
  expect((await buyWith(userId, cards.failsThrice)).status).toBe(200);
  const purchase = await tables()
    .selectFrom('purchases')
    .select('attempt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  expect(purchase?.attempt).toBe(4);
  expect(await paid(userId)).toHaveLength(1);
}, 40_000);

test('after a declined card the next try may succeed, and a replay of the first stays declined', async () => {
  const userId = randomUUID();
  const quoteId = await testApp.quote(userId);
  const refId = await testApp.card(userId, cards.declined);
  const purchaseKey = randomUUID();
  expect(codeOf(await testApp.buy(userId, { quoteId, refId, purchaseKey }))).toEqual([
    402,
    'PAYMENT_DECLINED',
  ]);
  expect(codeOf(await testApp.buy(userId, { quoteId, refId, purchaseKey }))).toEqual([
    402,
    'PAYMENT_DECLINED',
  ]);
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
  expect(await paid(userId)).toHaveLength(1);
});

test('a quote whose total has changed is refused with the one that holds now', async () => {
  const userId = randomUUID();
  const voucher = { code: 'SHORTLIVED', percentOff: 50, months: 12 };
  const anywhere = { planCodes: null, zones: null, startsOn: null, endsOn: null, redemptionsAllowed: null };
  await tables()
    .insertInto('vouchers')
    .values({ ...voucher, ...anywhere })
    .execute();
  const quoteId = await testApp.quote(userId, { voucherCode: 'shortlived' });
  await tables().updateTable('vouchers').set({ percentOff: 10 }).where('code', '=', 'SHORTLIVED').execute();

  const refused = await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) });

  expect(codeOf(refused)).toEqual([409, 'QUOTE_CHANGED']);
  const fresh = refused.body.errors?.[0]?.data?.quote as { id: string; attributes: object };
  expect(fresh.attributes).toMatchObject({ totalToday: { amount: 1169, currency: 'EUR' } });
  expect(await paid(userId)).toEqual([]);
  expect((await testApp.buy(userId, { quoteId: fresh.id, refId: await testApp.card(userId) })).status).toBe(
    200,
  );
  expect(await paid(userId)).toMatchObject([{ amount: 11.69 }]);
});

test('a quote that has expired is refused with a fresh one', async () => {
  const userId = randomUUID();
  const quoteId = await testApp.quote(userId);
  const past = new Date(testApp.clock.now().getTime() - 1000);
  await tables().updateTable('quotes').set({ expiresAt: past }).where('id', '=', quoteId).execute();
  const refused = await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) });
  expect(codeOf(refused)).toEqual([409, 'QUOTE_EXPIRED']);
  expect(refused.body.errors?.[0]?.data?.quote).toMatchObject({
    attributes: { totalToday: { amount: 1299 } },
  });
});

test("another user's quote, card and purchase are refused", async () => {
  const [owner, stranger] = [randomUUID(), randomUUID()];
  const quoteId = await testApp.quote(owner);
  const refId = await testApp.card(owner);
  const own = { quoteId: await testApp.quote(stranger), refId: await testApp.card(stranger) };

  expect(codeOf(await testApp.buy(stranger, { ...own, quoteId }))).toEqual([404, 'QUOTE_NOT_FOUND']);
  expect(codeOf(await testApp.buy(stranger, { ...own, refId }))).toEqual([422, 'PAYMENT_REFERENCE_UNKNOWN']);
  expect(codeOf(await testApp.get(stranger, `/subscription/payments/web/quotes/${quoteId}`))).toEqual([
    404,
    'QUOTE_NOT_FOUND',
  ]);
  const bought = await testApp.buy(owner, { quoteId, refId });
  const path = `/subscription/payments/web/purchases/${String(bought.body.data?.attributes.id)}`;
  expect(codeOf(await testApp.get(stranger, path))).toEqual([404, 'PURCHASE_NOT_FOUND']);
  expect((await testApp.get(owner, path)).body.data?.attributes).toMatchObject({
    state: 'succeeded',
    offer: { plan: 'B2CMONTHLY' },
  });
  expect(await paid(stranger)).toEqual([]);
});

test('a purchase key is not used for another quote', async () => {
  const userId = randomUUID();
  const [quoteId, refId, purchaseKey] = [
    await testApp.quote(userId),
    await testApp.card(userId),
    randomUUID(),
  ];
  const other = { quoteId: await testApp.quote(userId, { plan: 'B2CFAMILYA2022' }), refId, purchaseKey };
  await testApp.buy(userId, { quoteId, refId, purchaseKey });
  expect(codeOf(await testApp.buy(userId, other))).toEqual([409, 'PURCHASE_KEY_REUSED']);
});

test('PayPal pays once it was approved, and not before, and not in India', async () => {
  const userId = randomUUID();
  const asked = await testApp.post(userId, '/subscription/payments/web/paypal-approvals', {});
  const { token, approveUrl } = asked.body.data?.attributes as { token: string; approveUrl: string };
  const complete = (who: string) =>
    testApp.post(who, `/subscription/payments/web/paypal-approvals/${token}/complete`, {});
  const buy = async (quoteId: string) =>
    testApp.post(userId, `/subscription/payments/web/subscriptions?userId=${userId}`, {
      quoteId,
      paymentMethod: { type: 'PAYPAL', token },
      purchaseKey: randomUUID(),
    });

  expect(codeOf(await complete(userId))).toEqual([402, 'PAYPAL_NOT_APPROVED']);
  expect(codeOf(await buy(await testApp.quote(userId)))).toEqual([422, 'PAYMENT_REFERENCE_UNKNOWN']);
  await approveAtPayPal(approveUrl);
  expect(codeOf(await complete(randomUUID()))).toEqual([404, 'APPROVAL_UNKNOWN']);
  expect((await complete(userId)).status).toBe(200);
  expect((await complete(userId)).status).toBe(200);
  expect(codeOf(await buy(await testApp.quote(userId, { country: 'IN' })))).toEqual([
    422,
    'PAYMENT_TYPE_NOT_ALLOWED',
  ]);
  expect((await buy(await testApp.quote(userId))).body.data?.attributes).toMatchObject({
    status: 'ACTIVE',
    type: 'PAYPAL',
  });
  expect(await paid(userId)).toHaveLength(1);
});

test('in the US the tax stands apart, and the ZIP code must be there before anything is bought', async () => {
  const userId = randomUUID();
  const vague = await testApp.post(userId, '/subscription/payments/web/quotes', {
    plan: 'B2CMONTHLY',
    country: 'US',
  });
  expect(vague.body.data?.attributes).toMatchObject({
    taxMode: 'TAX_EXCLUSIVE',
    taxPending: true,
    lines: [{ kind: 'plan', amount: { amount: 1299 } }],
    totalToday: { amount: 1299, currency: 'USD' },
    taxLimit: {
      percent: 14,
      totalToday: { amount: 1481, currency: 'USD' },
      firstCharge: { amount: 1481 },
      renewal: { amount: 1481 },
    },
  });
  const refused = await testApp.buy(userId, {
    quoteId: vague.body.data?.id ?? '',
    refId: await testApp.card(userId),
  });
  expect(codeOf(refused)).toEqual([422, 'ADDRESS_INCOMPLETE']);

  const wish = { plan: 'B2CMONTHLY', country: 'US', region: 'NY', postalCode: '10001' };
  const exact = await testApp.post(userId, '/subscription/payments/web/quotes', wish);
  const { lines, totalToday } = exact.body.data?.attributes as {
    lines: { kind: string; amount: { amount: number } }[];
    totalToday: { amount: number };
  };
  expect(exact.body.data?.attributes).not.toHaveProperty('taxLimit');
  expect(lines.map(({ kind }) => kind)).toEqual(['plan', 'tax']);
  expect(totalToday.amount).toBeLessThanOrEqual(1481);
  expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(totalToday.amount);
  for (const [postalCode, code] of [
    ['00000', 'ADDRESS_UNKNOWN'],
    ['1000', 'POSTAL_CODE_MALFORMED'],
    ['100011', 'POSTAL_CODE_MALFORMED'],
    ['SW1A 1AA', 'POSTAL_CODE_MALFORMED'],
  ]) {
    const unusable = { plan: 'B2CMONTHLY', country: 'US', postalCode };
    const answer = await testApp.post(userId, '/subscription/payments/web/quotes', unusable);
    expect(codeOf(answer)).toEqual([422, code]);
  }
});

test('too many quotes are answered with 429, in sequence and in parallel', async () => {
  const userId = randomUUID();
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_each, number) =>
      testApp.post(userId, '/subscription/payments/web/quotes', {
        plan: 'B2CMONTHLY',
        country: 'DE',
        voucherCode: `GUESS${number}`,
      }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 201)).toHaveLength(30);
  expect(guesses.map(codeOf).filter(([status]) => status !== 201)).toEqual(
    Array.from({ length: 10 }, () => [429, 'TOO_MANY_QUOTES']),
  );
});

test('who tries one card after the other is told to wait before another order leaves', async () => {
  const userId = randomUUID();
  const [quoteId, refId] = [await testApp.quote(userId), await testApp.card(userId, cards.declined)];
  for (let tried = 0; tried < 20; tried += 1) {
    expect(codeOf(await testApp.buy(userId, { quoteId, refId }))).toEqual([402, 'PAYMENT_DECLINED']);
  }
  expect(codeOf(await testApp.buy(userId, { quoteId, refId }))).toEqual([429, 'TOO_MANY_PURCHASES']);
}, 60_000);
