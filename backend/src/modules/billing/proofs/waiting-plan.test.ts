import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import {
  advanceClock,
  endSubscription,
  invoicesOf,
  moveClock,
  renewSubscription,
} from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, show, change, cancel, chargedTo, membership, paid, mailsNamed, codeOf } = membersOf(
  () => testApp,
);
const today = () => dayOf(testApp.clock.now());
const cancelNext = { kind: 'cancelNext' };
const noonOf = (day: string) => moveClock(testApp.sandbox, testApp.clock, `${day}T12:00:00.000Z`);

/** Another plan behind the one that is held, whose renewal is switched off. */
async function queue(userId: string, plan: string): Promise<string> {
  await change(userId, { kind: 'renewOff' });
  await subscriber(plan, userId);
  const { queued } = await membership(userId);
  return queued?.startsOn ?? '';
}

/** Nothing runs, and the plan keeps its day and what it costs. */
async function expectWaiting(userId: string, day: string, amount: unknown) {
  await testApp.billing.refresh(userId, { announce: true });
  const held = await membership(userId);
  expect(held).toMatchObject({
    ...{ status: 'EXPIRED', standing: 'over' },
    queued: { startsOn: day, nextCharge: { date: day, amount: { amount, currency: 'EUR' } } },
  });
  expect(held).not.toHaveProperty('current');
  for (const wish of [
    { kind: 'changePlan', plan: 'B2CFAMILYA2022' },
    { kind: 'pause', months: 1 },
  ]) {
    const refused = await show(userId, wish);
    expect(codeOf(refused)).toEqual([409, 'PLAN_WAITS']);
    expect(refused.body.errors?.[0]?.data).toMatchObject({ renewal_date: day });
  }
}

/** It is taken back alone: nothing else is told of, and nothing is charged. */
async function takeBack(userId: string, plan: string, day: string) {
  const mails = mailsNamed(userId, 'cancellation').length;
  const { attributes } = await change(userId, cancelNext);
  expect(attributes).toMatchObject({
    ...{ kind: 'cancelNext', from: { plan }, startsOn: day },
    timeline: [{ kind: 'today', date: today(), amount: { amount: 0 } }],
  });
  for (const name of ['to', 'next', 'paidWith']) expect(attributes).not.toHaveProperty(name);
  expect(await membership(userId)).not.toHaveProperty('queued');
  expect(codeOf(await show(userId, cancelNext))).toEqual([409, 'NOTHING_PLANNED']);
  const told = mailsNamed(userId, 'cancellation');
  expect(told).toHaveLength(mails + 1);
  expect(told.at(-1)).toMatchObject({ cancelled: { kind: 'queued' } });
  expect(told.at(-1)).not.toHaveProperty('cancelled.accessUntil');
}

/** On the day, the one is charged once, and the other one nothing: what was charged. */
async function chargedOnce(kept: string, takenBack: string, day: string): Promise<number | undefined> {
  const [before, left] = [await paid(kept), await paid(takenBack)];
  await noonOf(day);
  await until(async () => (await paid(kept)).length > before.length, 60_000);
  await advanceClock(testApp.sandbox, testApp.clock, 3);
  const charged = (await paid(kept)).slice(before.length);
  expect(charged).toHaveLength(1);
  expect(await paid(takenBack)).toEqual(left);
  await testApp.billing.refresh(kept, { announce: true });
  expect(await membership(kept)).toMatchObject({ status: 'ACTIVE', standing: 'renewing' });
  return charged[0];
}

test('behind a plan that is given back: it stays on its day, and can be taken back', async () => {
  const members = [await subscriber(), await subscriber()] as const;
  let day = '';
  for (const userId of members) {
    await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
    day = await queue(userId, 'B2CMONTHLY');
    await change(userId, { kind: 'refund' });
    await expectWaiting(userId, day, 1299);
  }
  const [kept, takenBack] = members;
  await takeBack(takenBack, 'B2CMONTHLY', day);
  expect(await chargedOnce(kept, takenBack, day)).toBe(12.99);
}, 180_000);

test('behind a plan that is withdrawn from', async () => {
  const members = [await subscriber(), await subscriber()] as const;
  let day = '';
  for (const userId of members) {
    day = await queue(userId, 'B2C14DANNUAL');
    await change(userId, { kind: 'withdraw' });
    await expectWaiting(userId, day, 6999);
  }
  const [kept, takenBack] = members;
  await takeBack(takenBack, 'B2CANNUAL', day);
  expect(await chargedOnce(kept, takenBack, day)).toBe(69.99);
}, 180_000);

test('behind a plan that the help desk ends early', async () => {
  const members = [await subscriber(), await subscriber()] as const;
  let day = '';
  for (const userId of members) {
    day = await queue(userId, 'B2C14DANNUAL');
    const { subscriptions } = await testApp.ledger(userId);
    const current = subscriptions.at(0)?.subscriptionNumber ?? '';
    await endSubscription(testApp.sandbox, current, addDays(today(), 1));
  }
  await advanceClock(testApp.sandbox, testApp.clock, 1);
  const [kept, takenBack] = members;
  for (const userId of members) await expectWaiting(userId, day, expect.any(Number));
  // What was left of the month is credited to the account, and is taken off, as is told before.
  const { queued } = await membership(kept);
  const told = (queued?.nextCharge?.amount?.amount ?? NaN) / 100;
  await takeBack(takenBack, 'B2CANNUAL', day);
  expect(told).toBeLessThan(69.99);
  expect(await chargedOnce(kept, takenBack, day)).toBe(told);
  const invoices = await invoicesOf(testApp.sandbox, `A-${kept}`);
  expect(invoices).toContainEqual(expect.objectContaining({ invoiceDate: day, amount: 69.99, balance: 0 }));
}, 180_000);

test('behind a plan that ends early since it was not paid', async () => {
  const members = [await subscriber(), await subscriber()] as const;
  const renewedOn = (await membership(members[0])).current?.nextCharge?.date ?? '';
  for (const userId of members) await chargedTo(userId, 'declined');
  await noonOf(renewedOn);
  for (const userId of members) await until(() => mailsNamed(userId, 'paymentFailed').length === 1);
  let day = '';
  for (const userId of members) {
    day = await queue(userId, 'B2C14DANNUAL');
    // The card of the new plan is charged from now on.
    await chargedTo(userId, 'declined');
  }
  for (const days of [3, 6, 9]) await noonOf(addDays(renewedOn, days));
  for (const userId of members) {
    await until(() => mailsNamed(userId, 'cancellation').length === 2);
    await expectWaiting(userId, day, 6999);
    await chargedTo(userId, 'good');
  }
  const [kept, takenBack] = members;
  await takeBack(takenBack, 'B2CANNUAL', day);
  expect(await chargedOnce(kept, takenBack, day)).toBe(69.99);
}, 180_000);

test('beside a plan that renews again: it is taken back, and the other one goes on', async () => {
  const userId = await subscriber();
  const day = await queue(userId, 'B2C14DANNUAL');
  const { subscriptions } = await testApp.ledger(userId);
  const number = subscriptions.at(0)?.subscriptionNumber ?? '';
  await renewSubscription(testApp.sandbox, { accountNumber: `A-${userId}`, number, day: today() });
  await testApp.billing.refresh(userId, { announce: true });
  expect(await membership(userId)).toMatchObject({ standing: 'renewing', queued: { startsOn: day } });
  const { attributes } = await change(userId, cancelNext);
  const next = { date: day, amount: { amount: 1299, currency: 'EUR' } };
  expect(attributes).toMatchObject({
    ...{ from: { plan: 'B2CMONTHLY' }, to: { plan: 'B2CANNUAL' }, next },
    timeline: [{ kind: 'today' }, { ...next, kind: 'charge' }],
  });
  expect(mailsNamed(userId, 'cancellation').at(-1)).toMatchObject({ cancelled: { kind: 'queued' } });
  const held = await membership(userId);
  expect(held).toMatchObject({ standing: 'renewing' });
  expect(held).not.toHaveProperty('queued');
  expect((await cancel(userId)).status).toBe(200);
}, 120_000);
