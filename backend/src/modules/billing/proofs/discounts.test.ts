import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { mailsOf } from '../../../testing/mails-of.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';
import { boughtSubscription } from '../purchases/bought-subscription.ts';
import { createQuoteRepository } from '../quotes/repository.ts';
import type { BillingTables } from '../tables.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
  const anywhere = { zones: null, startsOn: null, endsOn: null, redemptionsAllowed: null };
  const vouchers = [
    { code: 'BEWELL30', percentOff: 30, months: 3, planCodes: ['B2CMONTHLY'] },
    { code: 'WELCOME20', percentOff: 20, months: 12, planCodes: ['B2C14DANNUAL'] },
  ];
  await testApp.database.db
    .$extendTables<VoucherTables>()
    .insertInto('vouchers')
    .values(vouchers.map((voucher) => ({ ...voucher, ...anywhere })))
    .execute();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const membership = async (userId: string) =>
  (await testApp.get(userId, '/subscription/v1')).body.data?.attributes as {
    current: { nextCharge?: { date: string }; afterDiscount?: object };
    timeline: { kind: string; date: string }[];
  };

test('a discount is taken off as long as was said, and the timeline says until when', async () => {
  const userId = randomUUID();
  const today = dayOf(testApp.clock.now());
  const wish = { plan: 'B2CMONTHLY', country: 'GB', voucherCode: 'BEWELL30' };
  const quoted = await testApp.post(userId, '/subscription/payments/web/quotes', wish);
  expect(quoted.body.data?.attributes).toMatchObject({
    lines: [
      { kind: 'plan', amount: { amount: 999, currency: 'GBP' } },
      { kind: 'discount', amount: { amount: -300, currency: 'GBP' } },
      { kind: 'tax', amount: { amount: 116, currency: 'GBP' } },
    ],
    voucher: { status: 'applied', percentOff: 30, endsOn: addMonths(today, 3) },
    timeline: [
      { kind: 'today', amount: { amount: 699 } },
      { kind: 'renewal', date: addMonths(today, 1), amount: { amount: 699 } },
      { kind: 'renewal', date: addMonths(today, 3), amount: { amount: 999 } },
    ],
  });
  const request = { quoteId: quoted.body.data?.id ?? '', refId: await testApp.card(userId) };
  expect((await testApp.buy(userId, request)).status).toBe(200);
  await until(() => mailsOf(testApp, userId, 'receipt').length === 1);

  await advanceClock(testApp.sandbox, testApp.clock, 62);
  await until(() => mailsOf(testApp, userId, 'receipt').length === 3);
  await until(() => mailsOf(testApp, userId, 'discountReminder').length === 1);
  expect(mailsOf(testApp, userId, 'discountReminder')).toEqual([
    expect.objectContaining({
      charge: { date: addMonths(today, 3), amount: { amount: 999, currency: 'GBP' } },
    }),
  ]);
  await advanceClock(testApp.sandbox, testApp.clock, 31);
  await until(() => mailsOf(testApp, userId, 'receipt').length === 4);
  const paid = (await testApp.ledger(userId)).payments.map(({ amount }) => amount);
  expect(paid).toEqual([6.99, 6.99, 6.99, 9.99]);
}, 90_000);

test('the day a discount ends and the price from then on are known from the purchase until that day', async () => {
  const userId = randomUUID();
  const start = dayOf(testApp.clock.now());
  const quoteId = await testApp.quote(userId, { plan: 'B2CMONTHLY', voucherCode: 'BEWELL30' });
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
  const discounted = { amount: 909, currency: 'EUR' };
  const full = { date: addMonths(start, 3), amount: { amount: 1299, currency: 'EUR' } };
  const second = { date: addMonths(start, 1), amount: discounted };
  const bought = await membership(userId);
  expect(bought.current).toMatchObject({ nextCharge: second, afterDiscount: full });
  const [welcome] = mailsOf(testApp, userId, 'welcome');
  expect(welcome).toMatchObject({
    firstCharge: { date: start, amount: discounted },
    renewals: [second, full],
    voucher: { code: 'BEWELL30', percentOff: 30 },
    paidWith: { method: 'card', brand: 'Visa', last4: '1111' },
  });
  expect(bought.timeline.slice(-2)).toEqual([
    { kind: 'renewal', ...second },
    { kind: 'renewal', ...full },
  ]);

  const chargeOn = async (day: string) => {
    const days = (Date.parse(day) - Date.parse(dayOf(testApp.clock.now()))) / 86_400_000;
    await advanceClock(testApp.sandbox, testApp.clock, days);
    await until(async () => ((await membership(userId)).current.nextCharge?.date ?? '') > day);
    return membership(userId);
  };
  const third = { date: addMonths(start, 2), amount: discounted };
  expect((await chargeOn(second.date)).current).toMatchObject({ nextCharge: third, afterDiscount: full });

  const last = await chargeOn(third.date);
  expect(last.current.nextCharge).toEqual(full);
  expect(last.current).not.toHaveProperty('afterDiscount');
  expect(last.timeline.filter(({ kind }) => kind === 'renewal')).toEqual([{ kind: 'renewal', ...full }]);
}, 60_000);

test.each([
  ['B2CMONTHLY', 'BEWELL30'],
  ['B2CMONTHLY', undefined],
  ['B2C14DANNUAL', 'WELCOME20'],
  ['B2C14DANNUAL', undefined],
])('what the purchase of %s with %s writes is what the billing company says of it', async (plan, code) => {
  const userId = randomUUID();
  const db = testApp.database.db.$extendTables<BillingTables>();
  const wish = { plan, country: 'DE', ...(code !== undefined && { voucherCode: code }) };
  const quoteId = await testApp.quote(userId, wish);
  const bought = await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) });
  expect(bought.status).toBe(200);
  const quote = await createQuoteRepository(db).find(quoteId, userId);
  const row = () =>
    db.selectFrom('subscriptions').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow();
  const order = { accountNumber: `A-${userId}`, subscriptionNumber: (await row()).externalId };
  // A card is known of an account once it was read.
  const account = db.selectFrom('billingAccounts').select('card').where('userId', '=', userId);
  await until(async () => (await account.executeTakeFirstOrThrow()).card !== null);
  expect(await row()).toMatchObject(quote === undefined ? {} : boughtSubscription(quote, order));
  expect(quote?.content.discount !== undefined).toBe(code !== undefined);
});
