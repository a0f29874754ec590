import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { sellablePlans } from '../../../domain/sellable-plans.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp(undefined, { PLANS_SOLD: sellablePlans.join(',') });
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const quoteOf = (userId: string, wish: object) =>
  testApp.post(userId, '/subscription/payments/web/quotes', { country: 'DE', ...wish });
const mailsTo = (userId: string) =>
  testApp.mails
    .filter(({ to }) => to.startsWith(userId))
    .map(({ mail, country, facts }) => ({ mail, country, facts }));

test.each([
  ['B2CMONTHLY', 'month', 1299, 0],
  ['B2C7DMONTHLY', 'month', 1299, 7],
  ['B2C14DANNUAL', 'year', 6999, 14],
  ['B2CANNUAL', 'year', 6999, 0],
  ['B2CFAMILYA2022', 'year', 9999, 0],
  ['B2CFAMILYM', 'month', 1799, 0],
] as const)('%s is quoted and bought where it is sold', async (plan, period, amount, freeDays) => {
  const userId = randomUUID();
  const today = dayOf(testApp.clock.now());
  const quoted = await quoteOf(userId, { plan });
  expect(quoted.body.data?.attributes).toMatchObject({
    plan,
    period,
    freeDays,
    totalToday: { amount: freeDays === 0 ? amount : 0 },
    firstCharge: { date: addDays(today, freeDays), amount: { amount } },
  });
  const bought = await testApp.buy(userId, {
    quoteId: quoted.body.data?.id ?? '',
    refId: await testApp.card(userId),
  });
  expect(bought.status).toBe(200);
});

test('a plan of the catalogue that may not be sold has no quote', async () => {
  const quoted = await quoteOf(randomUUID(), { plan: 'NETFLIX30D' });
  expect([quoted.status, quoted.body.errors?.[0]?.code]).toEqual([422, 'PLAN_NOT_SOLD']);
});

test('seven free days of a monthly plan: a reminder after four, the first charge after seven, then each month', async () => {
  const userId = randomUUID();
  const today = dayOf(testApp.clock.now());
  const firstCharge = addDays(today, 7);
  const quoted = await quoteOf(userId, { plan: 'B2C7DMONTHLY' });
  expect(quoted.body.data?.attributes).toMatchObject({
    timeline: [
      { date: today, kind: 'today', amount: { amount: 0 } },
      { date: addDays(today, 4), kind: 'reminder' },
      { date: firstCharge, kind: 'charge', amount: { amount: 1299 } },
      { date: addMonths(firstCharge, 1), kind: 'renewal', amount: { amount: 1299 } },
    ],
  });
  const request = { quoteId: quoted.body.data?.id ?? '', refId: await testApp.card(userId) };
  expect((await testApp.buy(userId, request)).status).toBe(200);
  const held = (await testApp.get(userId, '/subscription/v1')).body.data?.attributes;
  expect(held).toMatchObject({
    standing: 'trial',
    current: { plan: 'B2C7DMONTHLY', nextCharge: { date: firstCharge, amount: { amount: 1299 } } },
  });
  // Monthly plans have no money-back guarantee.
  expect(held).not.toHaveProperty('refundUntil');
  expect(mailsTo(userId)).toMatchObject([
    {
      mail: 'welcome',
      country: 'DE',
      facts: { plan: 'B2C7DMONTHLY', startsOn: today, firstCharge: { date: firstCharge } },
    },
  ]);

  await advanceClock(testApp.sandbox, testApp.clock, 4);
  await until(() => mailsTo(userId).length === 2);
  expect(mailsTo(userId)[1]).toMatchObject({
    mail: 'trialReminder',
    country: 'DE',
    facts: { plan: 'B2C7DMONTHLY', charge: { date: firstCharge, amount: { amount: 1299 } } },
  });
  expect((await testApp.ledger(userId)).payments).toEqual([]);

  await advanceClock(testApp.sandbox, testApp.clock, 3);
  await until(() => mailsTo(userId).length === 3);
  expect(mailsTo(userId)[2]).toMatchObject({
    mail: 'receipt',
    country: 'DE',
    facts: { paidOn: firstCharge, amount: { amount: 1299 }, covers: { from: firstCharge } },
  });
  expect((await testApp.get(userId, '/subscription/v1')).body.data?.attributes).toMatchObject({
    standing: 'renewing',
    current: { nextCharge: { date: addMonths(firstCharge, 1) } },
  });

  await advanceClock(testApp.sandbox, testApp.clock, 31);
  await until(() => mailsTo(userId).length === 4);
  expect((await testApp.ledger(userId)).payments.map(({ amount }) => amount)).toEqual([12.99, 12.99]);
}, 60_000);

test('seven free days and a voucher for three months: the quote and the mail name each sum, and each is charged', async () => {
  const userId = randomUUID();
  const today = dayOf(testApp.clock.now());
  const firstCharge = addDays(today, 7);
  const voucher = { code: 'THREEMONTHS', percentOff: 30, months: 3 };
  const anywhere = { planCodes: null, zones: null, startsOn: null, endsOn: null, redemptionsAllowed: null };
  const tables = testApp.database.db.$extendTables<VoucherTables>();
  await tables
    .insertInto('vouchers')
    .values({ ...voucher, ...anywhere })
    .execute();
  const charge = { date: firstCharge, amount: { amount: 909, currency: 'EUR' } };
  const renewals = [
    { date: addMonths(firstCharge, 1), amount: { amount: 909, currency: 'EUR' } },
    { date: addMonths(firstCharge, 3), amount: { amount: 1299, currency: 'EUR' } },
  ];

  const quoted = await quoteOf(userId, { plan: 'B2C7DMONTHLY', voucherCode: 'THREEMONTHS' });
  expect(quoted.body.data?.attributes).toMatchObject({
    timeline: [
      { date: today, kind: 'today', amount: { amount: 0 } },
      { date: addDays(today, 4), kind: 'reminder' },
      { kind: 'charge', ...charge },
      ...renewals.map((renewal) => ({ kind: 'renewal', ...renewal })),
    ],
  });
  const request = { quoteId: quoted.body.data?.id ?? '', refId: await testApp.card(userId) };
  expect((await testApp.buy(userId, request)).status).toBe(200);
  expect(mailsTo(userId)).toMatchObject([{ mail: 'welcome', facts: { firstCharge: charge, renewals } }]);

  await advanceClock(testApp.sandbox, testApp.clock, 7 + 31 + 31 + 31);
  await until(() => mailsTo(userId).filter(({ mail }) => mail === 'receipt').length === 4);
  expect((await testApp.ledger(userId)).payments.map(({ amount }) => amount)).toEqual([
    9.09, 9.09, 9.09, 12.99,
  ]);
}, 60_000);

test('a monthly trial that is cancelled is never charged, and its buyer gets the plan without free days next', async () => {
  const userId = randomUUID();
  const today = dayOf(testApp.clock.now());
  const quoteId = await testApp.quote(userId, { plan: 'B2C7DMONTHLY' });
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
  const held = (await testApp.get(userId, '/subscription/v1')).body.data?.attributes as {
    current: { subscriptionId: string };
  };
  const cancel = `/subscription/payments/web/subscriptions/${held.current.subscriptionId}/cancel`;
  expect((await testApp.post(userId, cancel, {})).body.data?.attributes).toMatchObject({
    standing: 'ending',
    current: { endDate: addDays(today, 7) },
  });
  await advanceClock(testApp.sandbox, testApp.clock, 8);
  expect((await testApp.ledger(userId)).payments).toEqual([]);

  const again = await quoteOf(userId, { plan: 'B2C7DMONTHLY' });
  expect(again.body.data?.attributes).toMatchObject({
    asked: 'B2C7DMONTHLY',
    plan: 'B2CMONTHLY',
    freeDays: 0,
    totalToday: { amount: 1299 },
  });
}, 60_000);
