import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { personCalled } from '../../../testing/billing-app.ts';
import { advanceClock, methodsOf, placeOrder } from '../../../testing/sandbox-money.ts';
import type { Membership } from '../members/membership.ts';
import type { BillingTables } from '../tables.ts';
import { orderBody } from '../zuora/order-body.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const today = () => dayOf(testApp.clock.now());

async function buy(userId: string, wish: object = {}): Promise<void> {
  const quoteId = await testApp.quote(userId, wish);
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
}

const membershipOf = async (userId: string) =>
  (await testApp.get(userId, '/subscription/v1')).body.data?.attributes as Membership;

/** The subscription that a cancelling page would be drawn for. */
async function heldBy(userId: string): Promise<string> {
  const { current, queued } = await membershipOf(userId);
  return (queued ?? current)?.subscriptionId ?? '';
}

async function cancel(userId: string, subscriptionId: string, reason: object = {}) {
  const answer = await testApp.post(
    userId,
    `/subscription/payments/web/subscriptions/${subscriptionId}/cancel`,
    reason,
  );
  expect(answer.status).toBe(200);
  return answer.body.data?.attributes;
}

const statusesOf = async (userId: string) =>
  (await testApp.ledger(userId)).subscriptions.map(({ status }) => status);

const reasonsOf = (userId: string) =>
  testApp.database.db
    .$extendTables<BillingTables>()
    .selectFrom('cancellationReasons')
    .select(['subscriptionId', 'reason', 'words', 'endsOn'])
    .where('userId', '=', userId)
    .execute();

test('a reason is kept once, with the cancellation, and one that is given later takes its place', async () => {
  const userId = randomUUID();
  await buy(userId);
  const subscriptionId = await heldBy(userId);
  const endsOn = addMonths(today(), 1);
  const words = 'Enough sleep.\nThank you!';
  await Promise.all([1, 2, 3].map(() => cancel(userId, subscriptionId, { reason: 'other', words })));
  expect(await reasonsOf(userId)).toEqual([{ subscriptionId, reason: 'other', words, endsOn }]);
  await cancel(userId, subscriptionId, { reason: 'temporary', words });
  expect(await reasonsOf(userId)).toEqual([{ subscriptionId, reason: 'temporary', words: null, endsOn }]);
  await cancel(userId, subscriptionId);
  expect(await reasonsOf(userId)).toHaveLength(1);
}, 60_000);

test('a reason that cannot be kept stops no cancellation', async () => {
  const userId = randomUUID();
  await buy(userId);
  const { schema } = testApp.database.db;
  await schema.alterTable('cancellationReasons').renameTo('away').execute();
  try {
    await cancel(userId, await heldBy(userId), { reason: 'other' });
  } finally {
    await schema.alterTable('away').renameTo('cancellationReasons').execute();
  }
  expect((await membershipOf(userId)).standing).toBe('ending');
}, 60_000);

test('no reason is kept of what is not cancelled, or was cancelled without one', async () => {
  const userId = randomUUID();
  await buy(userId);
  await testApp.post(
    randomUUID(),
    `/subscription/payments/web/subscriptions/${await heldBy(userId)}/cancel`,
    {
      reason: 'other',
    },
  );
  await cancel(userId, await heldBy(userId));
  expect(await reasonsOf(userId)).toEqual([]);
}, 60_000);

test('cancelling a plan that an upgrade replaced since says that the other goes on, and leaves it', async () => {
  const userId = randomUUID();
  await buy(userId);
  const shown = await heldBy(userId);
  await buy(userId, { plan: 'B2CFAMILYA2022', upgrade: true });
  const next = await heldBy(userId);

  expect(await cancel(userId, shown)).toMatchObject({
    cancellation: { outcome: 'replaced' },
    queued: { subscriptionId: next, plan: 'B2CFAMILYA2022', nextCharge: { amount: { amount: 9999 } } },
  });
  expect(await statusesOf(userId)).toEqual(expect.arrayContaining(['Active']));
  expect(await cancel(userId, next)).toMatchObject({
    cancellation: { outcome: 'cancelled', ended: { kind: 'queued', accessUntil: addMonths(today(), 1) } },
  });
  // Nothing goes on now: what the first page cancelled is access for what was paid.
  expect(await cancel(userId, shown)).toMatchObject({
    cancellation: { outcome: 'cancelled', ended: { kind: 'paid', accessUntil: addMonths(today(), 1) } },
  });
}, 60_000);

test('cancelling a plan again after another was queued behind it says that the other goes on', async () => {
  const userId = randomUUID();
  await buy(userId);
  const shown = await heldBy(userId);
  await cancel(userId, shown);
  await buy(userId, { plan: 'B2C14DANNUAL' });
  expect(await cancel(userId, shown)).toMatchObject({
    cancellation: { outcome: 'replaced' },
    queued: { plan: 'B2CANNUAL' },
  });
}, 60_000);

test('of two plans that run side by side, the one that is named is cancelled', async () => {
  const userId = randomUUID();
  const account = `A-${userId}`;
  await buy(userId);
  const { charged } = await methodsOf(testApp.sandbox, account);
  const dates = { startsOn: today(), firstChargeOn: today() };
  const order = orderBody(
    { plan: 'B2C14DANNUAL', currency: 'EUR', address: { country: 'DE' }, ...dates },
    { ...personCalled(userId), account: { number: account, exists: true } },
    { orderNumber: `O-${randomUUID()}`, paymentMethodId: charged ?? '', today: today() },
  );
  await placeOrder(testApp.sandbox, order);
  await testApp.billing.refresh(userId, { announce: false });

  const held = () =>
    testApp.database.db
      .$extendTables<BillingTables>()
      .selectFrom('subscriptions')
      .select(['id', 'planCode', 'endsOn'])
      .where('userId', '=', userId)
      .orderBy('planCode')
      .execute();
  const [annual, monthly] = await held();
  await cancel(userId, annual?.id ?? '');
  expect(await held()).toMatchObject([{ endsOn: addMonths(today(), 12) }, { endsOn: null }]);
  await cancel(userId, monthly?.id ?? '');
  expect(await held()).toMatchObject([{ endsOn: addMonths(today(), 12) }, { endsOn: addMonths(today(), 1) }]);
}, 60_000);

test('a trial that is cancelled leaves its free days', async () => {
  const userId = randomUUID();
  await buy(userId, { plan: 'B2C14DANNUAL' });
  const ended = { kind: 'trial', accessUntil: addDays(today(), 14) };
  const shown = await heldBy(userId);
  expect(await cancel(userId, shown)).toMatchObject({ cancellation: { outcome: 'cancelled', ended } });
  expect(await cancel(userId, shown)).toMatchObject({ cancellation: { outcome: 'cancelled', ended } });
}, 60_000);

test('a trial that was charged while its page was open is cancelled as a paid year, with its refund', async () => {
  const userId = randomUUID();
  await buy(userId, { plan: 'B2C14DANNUAL' });
  const shown = await heldBy(userId);
  await advanceClock(testApp.sandbox, testApp.clock, 15);
  const charged = addDays(today(), -1);
  expect(await cancel(userId, shown)).toMatchObject({
    cancellation: {
      outcome: 'cancelled',
      ended: {
        kind: 'paid',
        accessUntil: addMonths(charged, 12),
        refund: { until: addDays(charged, 30), amount: { amount: 6999, currency: 'EUR' } },
      },
    },
  });
}, 60_000);
