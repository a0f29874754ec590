import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';
import { mailsOf } from '../../../testing/mails-of.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';

let testApp: BillingTestApp;
const tables = () => testApp.database.db.$extendTables<BillingTables & VoucherTables>();
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const callouts = () => tables().selectFrom('billingCallouts').selectAll().execute();
const membership = async (userId: string) =>
  (await testApp.get(userId, '/subscription/v1')).body.data?.attributes as {
    standing: string;
    refundUntil?: string;
    current: {
      subscriptionId: string;
      endDate?: string;
      nextCharge?: { date: string; amount: { amount: number } };
      afterDiscount?: { date: string; amount: { amount: number } };
    };
    timeline: { kind: string; date: string }[];
  };
/** The mails about cancellations, one a key: mails that are asked for twice go out once. */
const cancellationsTo = (userId: string) => {
  const mails = testApp.mails.filter(({ to, mail }) => to.startsWith(userId) && mail === 'cancellation');
  return [...new Map(mails.map(({ key, facts }) => [key, facts]))];
};
const mailsTo = (userId: string) =>
  testApp.mails.filter(({ to }) => to.startsWith(userId)).map(({ mail, facts }) => ({ mail, facts }));

test('a trial costs nothing, is announced three days before it ends, and then converts, with a receipt', async () => {
  const userId = randomUUID();
  const today = dayOf(testApp.clock.now());
  const quoteId = await testApp.quote(userId, { plan: 'B2C14DANNUAL', voucherCode: 'nothing-of-this-name' });
  const quote = (await testApp.get(userId, `/subscription/payments/web/quotes/${quoteId}`)).body.data
    ?.attributes;
  expect(quote).toMatchObject({
    totalToday: { amount: 0, currency: 'EUR' },
    voucher: { status: 'refused', reason: 'notFound', next: { step: 'checkSpelling' } },
    timeline: [
      { date: today, kind: 'today', amount: { amount: 0 } },
      { date: addDays(today, 11), kind: 'reminder' },
      { date: addDays(today, 14), kind: 'charge', amount: { amount: 6999 } },
      { date: addMonths(addDays(today, 14), 12), kind: 'renewal', amount: { amount: 6999 } },
    ],
  });
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
  expect(await membership(userId)).toMatchObject({
    standing: 'trial',
    current: { nextCharge: { date: addDays(today, 14), amount: { amount: 6999 } } },
    refundUntil: addDays(today, 44),
  });
  expect(mailsTo(userId).map(({ mail }) => mail)).toEqual(['welcome']);

  await advanceClock(testApp.sandbox, testApp.clock, 11);
  await until(() => mailsTo(userId).length === 2);
  expect(mailsTo(userId)[1]).toMatchObject({
    mail: 'trialReminder',
    facts: {
      plan: 'B2C14DANNUAL',
      charge: { date: addDays(today, 14), amount: { amount: 6999, currency: 'EUR' } },
      paidWith: { method: 'card', brand: 'Visa' },
    },
  });

  await advanceClock(testApp.sandbox, testApp.clock, 3);
  await until(() => mailsTo(userId).length === 3);
  expect(mailsTo(userId)[2]).toMatchObject({
    mail: 'receipt',
    facts: { plan: 'B2C14DANNUAL', paidOn: addDays(today, 14), amount: { amount: 6999, currency: 'EUR' } },
  });
  expect(mailsTo(userId)[2]?.facts).not.toHaveProperty('reminderMissed');
  expect(await membership(userId)).toMatchObject({
    standing: 'renewing',
    current: { nextCharge: { date: addMonths(addDays(today, 14), 12) } },
    refundUntil: addDays(today, 44),
  });
}, 60_000);

test('a trial that a jump of the clock passes over whole: its receipt says that the reminder was missed', async () => {
  const userId = randomUUID();
  const today = dayOf(testApp.clock.now());
  const quoteId = await testApp.quote(userId, { plan: 'B2C14DANNUAL' });
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);

  await advanceClock(testApp.sandbox, testApp.clock, 30);
  await until(() => mailsTo(userId).length === 2);
  expect(mailsTo(userId)[1]).toMatchObject({
    mail: 'receipt',
    facts: { paidOn: addDays(today, 14), reminderMissed: true },
  });

  await advanceClock(testApp.sandbox, testApp.clock, 366);
  await until(() => mailsTo(userId).length === 3);
  expect(mailsTo(userId)[2]).toMatchObject({ mail: 'receipt' });
  expect(mailsTo(userId)[2]?.facts).not.toHaveProperty('reminderMissed');
}, 60_000);

test('a reminder that waits for the mail server is stopped where its trial was cancelled meanwhile', async () => {
  const userId = randomUUID();
  const quoteId = await testApp.quote(userId, { plan: 'B2C14DANNUAL' });
  await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) });
  await advanceClock(testApp.sandbox, testApp.clock, 11);
  await until(() => mailsTo(userId).length === 2);
  const { subscriptionId } = (await membership(userId)).current;
  const reminder = testApp.mails.find(({ key }) => key === `trialReminder:${subscriptionId}`);
  const isStopped = () => reminder && testApp.billing.isMailStopped(reminder);
  expect(await isStopped()).toBe(false);
  const path = `/subscription/payments/web/subscriptions/${subscriptionId}/cancel`;
  expect((await testApp.post(userId, path, {})).status).toBe(200);
  expect(await isStopped()).toBe(true);
}, 60_000);

test.each([
  ['after its reminder', [11, 3], {}],
  ['after a reminder that was missed', [14], { reminderMissed: true }],
])(
  'a trial whose first charge fails %s: one mail says so for all tries, and one that it has ended',
  async (_when, jumps, missed) => {
    const userId = randomUUID();
    const quoteId = await testApp.quote(userId, { plan: 'B2C14DANNUAL' });
    const refId = await testApp.card(userId, cards.declined);
    expect((await testApp.buy(userId, { quoteId, refId })).status).toBe(200);
    const failures = () => mailsOf(testApp, userId, 'paymentFailed');

    for (const days of jumps) {
      await advanceClock(testApp.sandbox, testApp.clock, days);
      if (days === 11) await until(() => mailsOf(testApp, userId, 'trialReminder').length === 1);
    }
    await until(() => failures().length === 1);
    const amount = { amount: 6999, currency: 'EUR' };
    const paidWith = { method: 'card', brand: 'Visa', last4: '0341' };
    const said = { firstName: 'Nora', plan: 'B2C14DANNUAL', amount, paidWith, ...missed };
    expect(failures()).toEqual([{ ...said, nextTryOn: addDays(dayOf(testApp.clock.now()), 3) }]);

    await advanceClock(testApp.sandbox, testApp.clock, 9);
    await until(() => cancellationsTo(userId).length === 1);
    const [[, facts] = []] = cancellationsTo(userId);
    const accessUntil = dayOf(testApp.clock.now());
    expect(facts).toHaveProperty('cancelled', { kind: 'unpaid', accessUntil, amount, ...missed });
    // A reading on the way may have found the one before the last try.
    expect(failures().filter((facts) => !('lastTry' in facts))).toHaveLength(1);
    expect(mailsOf(testApp, userId, 'receipt')).toEqual([]);
  },
  60_000,
);

test('a trial whose charges all fail within one jump of the clock: one mail says that it ended, and why', async () => {
  const userId = randomUUID();
  const today = dayOf(testApp.clock.now());
  const quoteId = await testApp.quote(userId, { plan: 'B2C14DANNUAL' });
  const refId = await testApp.card(userId, cards.declined);
  expect((await testApp.buy(userId, { quoteId, refId })).status).toBe(200);

  await advanceClock(testApp.sandbox, testApp.clock, 40);
  await until(() => cancellationsTo(userId).length === 1);
  const [[, facts] = []] = cancellationsTo(userId);
  expect(facts).toMatchObject({
    cancelled: { kind: 'unpaid', accessUntil: addDays(today, 23), reminderMissed: true },
  });
}, 60_000);

test('cancelling ends the subscription with what is paid for, and twice is once', async () => {
  const userId = randomUUID();
  const request = { quoteId: await testApp.quote(userId), refId: await testApp.card(userId) };
  expect((await testApp.buy(userId, request)).status).toBe(200);
  const { current, refundUntil } = await membership(userId);
  expect(refundUntil).toBeUndefined();
  const path = `/subscription/payments/web/subscriptions/${current.subscriptionId}/cancel`;

  expect((await testApp.post(randomUUID(), path, {})).status).toBe(404);
  const cancelled = await testApp.post(userId, path, {});
  expect(cancelled.body.data?.attributes).toMatchObject({
    status: 'ACTIVE',
    standing: 'ending',
    cancellable: false,
    current: { endDate: current.nextCharge?.date },
  });
  expect((await testApp.post(userId, path, {})).status).toBe(200);
  expect((await membership(userId)).timeline.at(-1)).toMatchObject({
    kind: 'end',
    date: current.nextCharge?.date,
  });
  expect(cancellationsTo(userId)).toEqual([
    [
      `cancellation:${current.subscriptionId}:${current.nextCharge?.date}`,
      {
        firstName: 'Nora',
        plan: 'B2CMONTHLY',
        cancelledOn: dayOf(testApp.clock.now()),
        cancelled: { kind: 'paid', accessUntil: current.nextCharge?.date },
      },
    ],
  ]);
});

test('two tabs that cancel at once ask for one mail, by one key', async () => {
  const userId = randomUUID();
  const request = { quoteId: await testApp.quote(userId), refId: await testApp.card(userId) };
  expect((await testApp.buy(userId, request)).status).toBe(200);
  const { current } = await membership(userId);
  const path = `/subscription/payments/web/subscriptions/${current.subscriptionId}/cancel`;
  const answers = await Promise.all([
    testApp.post(userId, path, {}),
    testApp.post(userId, path, {}),
    testApp.billing.cancel(current.subscriptionId, userId),
  ]);
  expect(answers.map((answer) => ('status' in answer ? answer.status : answer.ok))).toEqual([200, 200, true]);
  await testApp.billing.refresh(userId, { announce: true });
  expect(cancellationsTo(userId)).toHaveLength(1);
});

test('a trial that is cancelled costs nothing and ends with its free days', async () => {
  const userId = randomUUID();
  const quoteId = await testApp.quote(userId, { plan: 'B2C14DANNUAL' });
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
  const { current } = await membership(userId);
  await testApp.post(userId, `/subscription/payments/web/subscriptions/${current.subscriptionId}/cancel`, {});
  const freeUntil = addDays(dayOf(testApp.clock.now()), 14);
  expect((await membership(userId)).current.endDate).toBe(freeUntil);
  const [[, facts] = []] = cancellationsTo(userId);
  expect(facts).toMatchObject({ plan: 'B2C14DANNUAL', cancelled: { kind: 'trial', accessUntil: freeUntil } });
});

test('a callout needs its password, is handled once, and only leads to a read', async () => {
  const userId = randomUUID();
  const address = testApp.calloutAddress;
  const call = (password: string, body: object) =>
    fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`sandbox-zuora:${password}`).toString('base64')}`,
      },
      body: JSON.stringify(body),
    });
  const lie = { eventId: randomUUID(), eventType: 'SubscriptionCreated', accountNumber: `A-${userId}` };
  const before = (await callouts()).length;

  expect((await call('guess', lie)).status).toBe(401);
  expect((await call('sandbox-callouts', lie)).status).toBe(200);
  expect((await call('sandbox-callouts', lie)).status).toBe(200);
  expect(await callouts()).toHaveLength(before + 1);
  await sleep(2000);
  expect((await testApp.get(userId, '/subscription/v1')).body.data?.attributes).toMatchObject({
    status: 'NONE',
  });
});

test('a receipt goes out once, though both the purchase and its callouts ask for it', async () => {
  const userId = randomUUID();
  const request = { quoteId: await testApp.quote(userId), refId: await testApp.card(userId) };
  await testApp.buy(userId, request);
  await until(() => mailsTo(userId).length === 2);
  await sleep(2500);
  expect(mailsTo(userId).map(({ mail }) => mail)).toEqual(['welcome', 'receipt']);
});
