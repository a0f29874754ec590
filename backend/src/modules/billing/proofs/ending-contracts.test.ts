import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf, type Day } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { redeemAccess } from '../../../testing/redeem-access.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import type { BillingTables } from '../tables.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, change, membership, paid, mailsNamed } = membersOf(() => testApp);
const today = () => dayOf(testApp.clock.now());
const advance = (days: number) => advanceClock(testApp.sandbox, testApp.clock, days);
/** A wish that is declared now. */
const wished = (wish: { contract?: string; endsOn?: Day } = {}) => ({
  ...{ contract: wish.contract, endsOn: wish.endsOn, declaredAt: testApp.clock.now() },
});
const end = (userId: string, wish: Parameters<typeof testApp.billing.endContracts>[1] = wished()) =>
  testApp.billing.endContracts(userId, wish);

test('a contract ends with what is paid for, once, with one mail', async () => {
  const userId = await subscriber();
  const ends = addMonths(today(), 1);
  const answers = await Promise.all([1, 2, 3].map(() => end(userId)));
  expect(answers).toEqual([1, 2, 3].map(() => ({ outcome: 'ended', endedOn: ends })));
  expect(await membership(userId)).toMatchObject({ standing: 'ending', current: { endDate: ends } });
  expect(mailsNamed(userId, 'cancellation')).toHaveLength(1);
  await advance(40);
  expect(await paid(userId)).toHaveLength(1);
}, 60_000);

test('a day that is asked for is in the last period: until then the contract renews', async () => {
  const userId = await subscriber();
  const endsOn = addMonths(addMonths(today(), 1).replace(/\d\d$/, '28'), 1);
  const later = wished({ endsOn });
  expect(await end(userId, later)).toEqual({ outcome: 'planned' });
  expect(await membership(userId)).toMatchObject({ standing: 'renewing' });
  let answer = await end(userId, later);
  for (let months = 0; months < 3 && answer.outcome === 'planned'; months += 1) {
    await advance(31);
    answer = await end(userId, later);
  }
  expect(answer.outcome).toBe('ended');
  expect((answer.endedOn ?? '') >= endsOn).toBe(true);
  expect((answer.endedOn ?? '') <= addMonths(endsOn, 1)).toBe(true);
  // What was charged until then was to be.
  expect(answer).not.toHaveProperty('charges');
}, 60_000);

test('all contracts end where no number is named: the plan that is queued, and the one in force', async () => {
  const userId = await subscriber();
  await change(userId, { kind: 'renewOff' });
  await subscriber('B2CMONTHLY', userId);
  const ends = addMonths(today(), 1);
  expect(await end(userId)).toEqual({ outcome: 'ended', endedOn: ends });
  expect(await membership(userId)).not.toHaveProperty('queued');
  await advance(70);
  expect(await paid(userId)).toHaveLength(1);
}, 60_000);

test('free days end before their first charge; a number of another ends nothing', async () => {
  const userId = await subscriber('B2C14DANNUAL');
  expect(await end(userId, wished({ contract: 'A-S99999999' }))).toEqual({ outcome: 'unknownNumber' });
  expect(await membership(userId)).toMatchObject({ standing: 'trial' });
  expect(await end(userId)).toMatchObject({ outcome: 'ended' });
  await advance(40);
  expect(await paid(userId)).toEqual([]);
}, 60_000);

test('a plan that has not begun is called off, and no day is named until which something could be used', async () => {
  const userId = await subscriber('B2CMONTHLY');
  await change(userId, { kind: 'renewOff' });
  await subscriber('B2CMONTHLY', userId);
  await change(userId, { kind: 'withdraw' });
  expect(await membership(userId)).toMatchObject({ standing: 'over', queued: { plan: 'B2CMONTHLY' } });
  expect(await end(userId)).toEqual({ outcome: 'calledOff' });
  await advance(70);
  expect(await paid(userId)).toHaveLength(1);
}, 60_000);

test('a plan that began today and was given back today is over: it was charged, so it is not called off', async () => {
  const userId = await subscriber('B2CMONTHLY');
  await change(userId, { kind: 'withdraw' });
  expect(await membership(userId)).toMatchObject({ standing: 'over' });
  expect(await end(userId)).toEqual({ outcome: 'nothing' });
}, 60_000);

test('what was called off before is told of by its number; of all contracts, only where nothing else is held', async () => {
  const userId = await subscriber('B2CMONTHLY');
  await change(userId, { kind: 'renewOff' });
  await subscriber('B2CMONTHLY', userId);
  const contract = (await testApp.ledger(userId)).subscriptions.at(-1)?.subscriptionNumber ?? '';
  await change(userId, { kind: 'withdraw' });
  expect(await end(userId)).toEqual({ outcome: 'calledOff' });
  expect(await end(userId)).toEqual({ outcome: 'calledOff' });
  await redeemAccess(testApp, userId);
  const ends = addDays(today(), 30);
  expect(await end(userId)).toEqual({ outcome: 'endsByItself', endedOn: ends });
  expect(await end(userId, wished({ contract: contract.toLowerCase() }))).toEqual({ outcome: 'calledOff' });
}, 60_000);

test('what a declaration has called off is told of when it is carried out once more, also beside access', async () => {
  const userId = randomUUID();
  await redeemAccess(testApp, userId);
  await subscriber('B2CMONTHLY', userId);
  const numbers: string[] = [];
  const ending = {
    noted: () => Promise.resolve(numbers),
    note: (more: readonly string[]) => Promise.resolve(void numbers.push(...more)),
  };
  expect(await membership(userId)).toMatchObject({ queued: { plan: 'B2CMONTHLY' } });
  expect(await end(userId, { ...wished(), ending })).toEqual({ outcome: 'calledOff' });
  expect(numbers).toHaveLength(1);
  // As after a kill before the outcome was kept, or a job beside a second press.
  expect(await end(userId, { ...wished(), ending })).toEqual({ outcome: 'calledOff' });
  expect(await end(userId)).toMatchObject({ outcome: 'endsByItself' });
}, 60_000);

test('access that has not begun, and access that runs: there is nothing to end, and it stays until its last day', async () => {
  const [waiting, running] = [await subscriber('B2CMONTHLY'), randomUUID()];
  const begins = (await membership(waiting)).current?.nextCharge?.date ?? '';
  await redeemAccess(testApp, waiting, begins);
  await redeemAccess(testApp, running);
  const [queued, current] = [(await membership(waiting)).queued, (await membership(running)).current];
  expect([queued?.endDate, current?.endDate]).toEqual([addDays(begins, 30), addDays(today(), 30)]);
  const numbers = async (userId: string) =>
    (await testApp.ledger(userId)).subscriptions.map(({ subscriptionNumber }) => subscriptionNumber);
  const contract = (await numbers(waiting)).at(-1) ?? '';
  const kept = { outcome: 'endsByItself', endedOn: addDays(begins, 30) };
  expect(await end(waiting, wished({ contract }))).toEqual(kept);
  expect(await end(running)).toEqual({ outcome: 'endsByItself', endedOn: addDays(today(), 30) });
  // Beside a plan that ends, it is the plan which is told of.
  expect(await end(waiting)).toEqual({ outcome: 'ended', endedOn: begins });
  await change(waiting, { kind: 'withdraw' });
  // On the day of the withdrawal, which is the first one of the plan, and after it.
  expect(await end(waiting)).toEqual(kept);
  await advance(1);
  expect(await end(waiting)).toEqual(kept);
  expect(await membership(waiting)).toMatchObject({ queued: { startsOn: begins } });
}, 60_000);

test('a contract that was concluded after the declaration goes on', async () => {
  const userId = await subscriber();
  // Purchases have the moment of the database, which the sandbox does not move.
  const declared = { ...wished(), declaredAt: new Date() };
  await change(userId, { kind: 'renewOff' });
  await subscriber('B2CMONTHLY', userId);
  expect(await end(userId, declared)).toMatchObject({ outcome: 'ended' });
  const { queued } = await membership(userId);
  expect(queued).toMatchObject({ plan: 'B2CMONTHLY' });
  expect(queued).not.toHaveProperty('endDate');
}, 60_000);

test('what was charged between the declaration and its execution is named', async () => {
  const userId = await subscriber();
  const declared = wished();
  await advance(40);
  expect(await paid(userId)).toHaveLength(2);
  const ended = await end(userId, declared);
  expect(ended).toMatchObject({
    outcome: 'ended',
    charges: [{ date: addMonths(dayOf(declared.declaredAt), 1), amount: { amount: 1299, currency: 'EUR' } }],
  });
  expect(await end(userId, wished())).not.toHaveProperty('charges');
}, 60_000);

test('while a purchase is open nothing is said to be missing, and it is ended once that is settled', async () => {
  const userId = await subscriber();
  const db = testApp.database.db.$extendTables<BillingTables>();
  const id = randomUUID();
  await db
    .insertInto('purchases')
    .values({
      ...{ id, userId, purchaseKey: id, orderNumber: `O-${id}`, state: 'checking', quoteId: null },
      ...{ payment: null, access: { code: 'OPEN' } },
    })
    .execute();
  expect(await end(userId, wished({ contract: 'A-S99999999' }))).toEqual({ outcome: 'waiting' });
  expect(await end(userId)).toEqual({ outcome: 'waiting' });
  expect(await membership(userId)).toMatchObject({ standing: 'renewing' });
  await db.updateTable('purchases').set({ state: 'refused' }).where('id', '=', id).execute();
  expect(await end(userId)).toMatchObject({ outcome: 'ended' });
}, 60_000);
