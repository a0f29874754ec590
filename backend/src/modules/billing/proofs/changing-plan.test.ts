import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { ChangeAnswer } from '../changes/answer.ts';
import type { BillingTables } from '../tables.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, show, shown, shownIn, confirm, change, chargedTo, membership, paid, mailsNamed, codeOf } =
  membersOf(() => testApp);
const today = () => dayOf(testApp.clock.now());
const euros = (amount: number) => ({ amount, currency: 'EUR' });

test('to a longer plan: at once, with the unused days taken off, as it was shown to the cent', async () => {
  const userId = await subscriber();
  const bought = today();
  await advanceClock(testApp.sandbox, testApp.clock, 10);
  const { id, attributes } = await shown(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  const days = (Date.parse(addMonths(bought, 1)) - Date.parse(bought)) / 86_400_000;
  const credit = Math.round((1299 * (days - 10)) / days);
  expect(attributes).toMatchObject({
    state: 'shown',
    from: { plan: 'B2CMONTHLY' },
    to: { plan: 'B2CANNUAL', kind: 'annual', period: 'year' },
    startsOn: today(),
    lines: [
      { kind: 'plan', amount: euros(6999) },
      { kind: 'credit', amount: euros(-credit) },
      { kind: 'tax' },
    ],
    totalToday: euros(6999 - credit),
    next: { date: addMonths(today(), 12), amount: euros(6999) },
    timeline: [
      { date: today(), kind: 'today', amount: euros(6999 - credit) },
      { date: addMonths(today(), 12), kind: 'charge', amount: euros(6999) },
    ],
    paidWith: { method: 'card', last4: '1111' },
  });
  expect(await paid(userId)).toEqual([12.99]);

  expect(codeOf(await confirm(userId, id))).toEqual([200, undefined]);
  expect(await paid(userId)).toEqual([12.99, (6999 - credit) / 100]);
  expect(await membership(userId)).toMatchObject({
    status: 'ACTIVE',
    standing: 'renewing',
    current: { plan: 'B2CANNUAL', nextCharge: { date: addMonths(today(), 12), amount: euros(6999) } },
    timeline: [
      { date: bought, kind: 'start' },
      { date: bought, kind: 'payment', amount: euros(1299) },
      { date: today(), kind: 'change' },
      { date: today(), kind: 'payment', amount: euros(6999 - credit) },
      { date: addMonths(today(), 12), kind: 'renewal', amount: euros(6999) },
    ],
    refundUntil: addDays(today(), 30),
  });
  expect(mailsNamed(userId, 'subscriptionChanged')).toMatchObject([
    { plan: 'B2CANNUAL', change: { kind: 'planChanged' }, next: { amount: euros(6999) } },
  ]);
  await until(() => mailsNamed(userId, 'receipt').length === 2);
  expect(mailsNamed(userId, 'receipt')[1]).toMatchObject({
    plan: 'B2CANNUAL',
    amount: euros(6999 - credit),
    lines: [
      { kind: 'plan', amount: euros(6999) },
      { kind: 'credit', amount: euros(-credit) },
    ],
    covers: { from: today(), until: addDays(addMonths(today(), 12), -1) },
    refundUntil: addDays(today(), 30),
  });
  // Pressed once more, it is the same change.
  expect(codeOf(await confirm(userId, id))).toEqual([200, undefined]);
  expect(await paid(userId)).toHaveLength(2);
}, 60_000);

test('to a shorter plan: when what is paid for ends, and undone in one step before', async () => {
  const userId = await subscriber('B2C14DANNUAL');
  await advanceClock(testApp.sandbox, testApp.clock, 20);
  await testApp.billing.refresh(userId, { announce: true });
  const ends = (await membership(userId)).current?.nextCharge?.date ?? '';
  const { attributes } = await change(userId, { kind: 'changePlan', plan: 'B2CMONTHLY' });
  expect(attributes).toMatchObject({
    state: 'succeeded',
    startsOn: ends,
    lines: [],
    totalToday: euros(0),
    next: { date: ends, amount: euros(1299) },
    timeline: [
      { kind: 'today', amount: euros(0) },
      { kind: 'plan', date: ends, amount: euros(1299) },
    ],
  });
  expect(await membership(userId)).toMatchObject({
    standing: 'renewing',
    current: { plan: 'B2C14DANNUAL', nextCharge: { date: ends, amount: euros(1299) } },
    planned: { plan: 'B2CMONTHLY', kind: 'monthly', startsOn: ends, amount: euros(1299) },
  });

  const undone = await change(userId, { kind: 'keepPlan' });
  expect(undone.attributes).toMatchObject({ next: { date: ends, amount: euros(6999) } });
  expect(await membership(userId)).not.toHaveProperty('planned');
  expect(codeOf(await show(userId, { kind: 'keepPlan' }))).toEqual([409, 'NOTHING_PLANNED']);

  await change(userId, { kind: 'changePlan', plan: 'B2CMONTHLY' });
  const days = (Date.parse(ends) - Date.parse(today())) / 86_400_000;
  await advanceClock(testApp.sandbox, testApp.clock, days);
  await until(async () => (await membership(userId)).current?.plan === 'B2CMONTHLY');
  await until(async () => (await paid(userId)).length === 2);
  expect(await paid(userId)).toEqual([69.99, 12.99]);
  await until(async () => (await membership(userId)).current?.nextCharge?.date === addMonths(ends, 1));
  expect(await membership(userId)).not.toHaveProperty('planned');
  expect(mailsNamed(userId, 'subscriptionChanged')).toMatchObject([
    { plan: 'B2CMONTHLY', change: { kind: 'planPlanned', day: ends } },
    { plan: 'B2C14DANNUAL', change: { kind: 'planKept' } },
    { plan: 'B2CMONTHLY', change: { kind: 'planPlanned', day: ends } },
  ]);
}, 90_000);

test('from annual to family at once, and back to annual later: the dearer is now', async () => {
  const userId = await subscriber();
  await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  const up = await change(userId, { kind: 'changePlan', plan: 'B2CFAMILYA2022' });
  expect(up.attributes).toMatchObject({ startsOn: today(), totalToday: euros(3000) });
  const down = await shown(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  expect(down.attributes).toMatchObject({ startsOn: addMonths(today(), 12), totalToday: euros(0) });
  expect(await paid(userId)).toEqual([12.99, 57, 30]);
}, 60_000);

test('during free days nothing is charged, and the new plan is charged on the same first day', async () => {
  const userId = await subscriber('B2C14DANNUAL');
  const first = addDays(today(), 14);
  const { attributes } = await change(userId, { kind: 'changePlan', plan: 'B2CMONTHLY' });
  expect(attributes).toMatchObject({
    startsOn: today(),
    lines: [],
    totalToday: euros(0),
    next: { date: first, amount: euros(1299) },
  });
  expect(await membership(userId)).toMatchObject({
    standing: 'trial',
    current: { plan: 'B2CMONTHLY', nextCharge: { date: first, amount: euros(1299) } },
  });
  expect(mailsNamed(userId, 'subscriptionChanged')).toMatchObject([
    { change: { kind: 'planChangedInTrial' }, next: { date: first } },
  ]);
  await advanceClock(testApp.sandbox, testApp.clock, 14);
  await until(async () => (await paid(userId)).length === 1);
  expect(await paid(userId)).toEqual([12.99]);
  await until(async () => (await membership(userId)).current?.nextCharge?.date === addMonths(first, 1));
}, 60_000);

test('a plan that is not sold, or that is the same, and a person without a subscription are refused', async () => {
  const userId = await subscriber('B2C14DANNUAL');
  const other = { kind: 'changePlan', plan: 'B2C14DANNUAL' };
  expect(codeOf(await show(randomUUID(), other))).toEqual([409, 'NOTHING_TO_CHANGE']);
  expect(codeOf(await show(userId, other))).toEqual([409, 'SAME_PLAN']);
  expect(codeOf(await show(userId, { ...other, plan: 'WBFAMILYA' }))).toEqual([422, 'PLAN_NOT_SOLD']);
});

test('a charge that the bank declines changes nothing, and may be tried again', async () => {
  const userId = await subscriber();
  await chargedTo(userId, 'declined');
  const { id } = await shown(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  expect(codeOf(await confirm(userId, id))).toEqual([402, 'PAYMENT_DECLINED']);
  expect(codeOf(await confirm(userId, id))).toEqual([402, 'PAYMENT_DECLINED']);
  expect(await membership(userId)).toMatchObject({ current: { plan: 'B2CMONTHLY' } });
  expect(await paid(userId)).toEqual([12.99]);

  await chargedTo(userId, 'good');
  await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  expect(await paid(userId)).toEqual([12.99, 57]);
}, 60_000);

test("another person's change is not theirs to see or to make", async () => {
  const [owner, stranger] = [await subscriber(), await subscriber()];
  const { id } = await shown(owner, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  expect(codeOf(await confirm(stranger, id))).toEqual([404, 'CHANGE_NOT_FOUND']);
  expect(codeOf(await testApp.get(stranger, `/subscription/v1/changes/${id}`))).toEqual([
    404,
    'CHANGE_NOT_FOUND',
  ]);
  expect(
    codeOf(await testApp.post(stranger, `/subscription/v1/changes/${id}/confirm?userId=${owner}`, {})),
  ).toEqual([403, 'NOT_YOUR_ACCOUNT']);
  const foreign = { origin: 'https://evil.example' };
  expect((await testApp.post(owner, `/subscription/v1/changes/${id}/confirm`, {}, foreign)).status).toBe(403);
  expect(shownIn(await testApp.get(owner, `/subscription/v1/changes/${id}`)).attributes.state).toBe('shown');
  expect(await paid(owner)).toEqual([12.99]);
}, 60_000);

test('what was shown and costs something else by now is shown again, and nothing is charged', async () => {
  const userId = await subscriber();
  const { id } = await shown(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  await testApp.database.db
    .$extendTables<BillingTables>()
    .updateTable('subscriptionChanges')
    .set({ expiresAt: addedTo(testApp.clock.now(), 3_600_000) })
    .execute();
  await advanceClock(testApp.sandbox, testApp.clock, 5);
  const refused = await confirm(userId, id);
  expect(codeOf(refused)).toEqual([409, 'CHANGE_EXPIRED']);
  const fresh = refused.body.errors?.[0]?.data?.change as ChangeAnswer;
  expect(fresh.attributes).toMatchObject({ state: 'shown', startsOn: today() });
  expect(await paid(userId)).toEqual([12.99]);
  expect(codeOf(await confirm(userId, fresh.id))).toEqual([200, undefined]);
  expect(await paid(userId)).toEqual([12.99, fresh.attributes.totalToday.amount / 100]);
}, 60_000);

function addedTo(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
