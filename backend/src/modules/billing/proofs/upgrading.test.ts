import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { countedStatusOf } from '../pages/counted-status.ts';
import { until } from '../../../testing/until.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const membership = async (userId: string) =>
  (await testApp.get(userId, '/subscription/v1')).body.data?.attributes as {
    standing: string;
    current?: { plan: string; endDate?: string };
    queued?: { plan: string; startsOn: string };
  };
const mailsTo = (userId: string) => testApp.mails.filter(({ to }) => to.startsWith(userId));
const upgrade = { plan: 'B2CFAMILYA2022', upgrade: true } as const;

async function monthlySubscriber(): Promise<string> {
  const userId = randomUUID();
  const request = { quoteId: await testApp.quote(userId), refId: await testApp.card(userId) };
  expect((await testApp.buy(userId, request)).status).toBe(200);
  return userId;
}

test('an upgrade costs nothing today, ends the current plan when it is used up, and begins then', async () => {
  const userId = await monthlySubscriber();
  const paidUntil = addMonths(dayOf(testApp.clock.now()), 1);
  const quoteId = await testApp.quote(userId, upgrade);
  const quote = await testApp.get(userId, `/subscription/payments/web/quotes/${quoteId}`);
  expect(quote.body.data?.attributes).toMatchObject({
    plan: 'B2CFAMILYA2022',
    upgrade: true,
    startsOn: paidUntil,
    totalToday: { amount: 0, currency: 'EUR' },
    firstCharge: { date: paidUntil, amount: { amount: 9999 } },
  });

  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
  const upgraded = {
    standing: 'ending',
    current: { plan: 'B2CMONTHLY', endDate: paidUntil },
    queued: {
      plan: 'B2CFAMILYA2022',
      startsOn: paidUntil,
      refundUntil: addDays(paidUntil, 30),
      refundDays: 30,
    },
  };
  expect(await membership(userId)).toMatchObject(upgraded);
  expect(await testApp.billing.refresh(userId, { announce: true })).toMatchObject({ ok: true });
  expect(await membership(userId)).toMatchObject(upgraded);
  const again = await testApp.post(userId, '/subscription/payments/web/quotes', {
    country: 'DE',
    ...upgrade,
  });
  expect(again.body.errors?.[0]?.code).toBe('CANNOT_UPGRADE');

  await advanceClock(testApp.sandbox, testApp.clock, 31);
  await until(async () => (await membership(userId)).current?.plan === 'B2CFAMILYA2022');
  expect(await membership(userId)).toMatchObject({ standing: 'renewing' });
  const paid = (await testApp.ledger(userId)).payments.map(({ amount }) => amount);
  expect(paid).toEqual([12.99, 99.99]);
  // The mail of the new plan says that the current one ends: a cancellation was not asked for.
  expect(mailsTo(userId).map(({ mail }) => mail)).not.toContain('cancellation');
}, 60_000);

test('an upgrade that is refused leaves the current plan as it is', async () => {
  const userId = await monthlySubscriber();
  const quoteId = await testApp.quote(userId, upgrade);
  const refused = await testApp.buy(userId, { quoteId, refId: await testApp.card(userId, cards.expired) });
  expect(refused.body.errors?.[0]?.code).toBe('PAYMENT_METHOD_EXPIRED');
  await testApp.billing.refresh(userId, { announce: true });
  const kept = await membership(userId);
  expect(kept).toMatchObject({ standing: 'renewing', current: { plan: 'B2CMONTHLY' } });
  expect(kept).not.toHaveProperty('queued');
}, 60_000);

test('an upgrade that is asked for in one tab after the other happens once', async () => {
  const userId = await monthlySubscriber();
  const inATab = async () => ({
    quoteId: await testApp.quote(userId, upgrade),
    refId: await testApp.card(userId),
  });
  const [one, other] = [await inATab(), await inATab()];
  const answers = [await testApp.buy(userId, one), await testApp.buy(userId, other)];
  // The second page leads to what the first has bought.
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [first, second] = answers.map(({ body }) => body.data?.attributes.zuoraReferenceId);
  expect(second).toBe(first);
  expect((await testApp.ledger(userId)).payments).toHaveLength(1);
}, 60_000);

test('an upgrade from abroad stays in the currency of the account', async () => {
  const userId = await monthlySubscriber();
  const quoteId = await testApp.quote(userId, { ...upgrade, country: 'GB' });
  const quote = await testApp.get(userId, `/subscription/payments/web/quotes/${quoteId}`);
  expect(quote.body.data?.attributes).toMatchObject({ firstCharge: { amount: { currency: 'EUR' } } });
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
  expect(await membership(userId)).toMatchObject({ standing: 'ending', queued: { plan: 'B2CFAMILYA2022' } });
}, 60_000);

test('a plan whose charge was declined is not upgraded while it has a payment due, and analytics counts it as graced', async () => {
  const userId = randomUUID();
  const quoteId = await testApp.quote(userId, { plan: 'B2C14DANNUAL' });
  const refId = await testApp.card(userId, cards.declined);
  expect((await testApp.buy(userId, { quoteId, refId })).status).toBe(200);
  expect(await testApp.billing.validate(userId, upgrade)).toMatchObject({ ok: true, paymentDue: false });

  await advanceClock(testApp.sandbox, testApp.clock, 15);
  const validated = await testApp.billing.validate(userId, upgrade);
  expect(validated).toMatchObject({ ok: false, refusal: { error: { code: 'CANNOT_UPGRADE' } } });
  const quoted = await testApp.post(userId, '/subscription/payments/web/quotes', {
    country: 'DE',
    ...upgrade,
  });
  expect(quoted.body.errors?.[0]?.code).toBe('CANNOT_UPGRADE');
  expect(countedStatusOf(await testApp.billing.membershipOf(userId), { paymentDue: true })).toBe('graced');
}, 60_000);
