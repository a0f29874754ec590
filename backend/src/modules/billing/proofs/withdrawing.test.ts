import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { dayOf } from '../../../domain/days.ts';
import { membersOf } from '../../../testing/changes.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { lastDayToWithdraw } from '../catalogue/withdrawal.ts';
import type { BillingTables } from '../tables.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, show, shown, confirm, change, membership, paid, givenBack, mailsNamed, codeOf } =
  membersOf(() => testApp);
const today = () => dayOf(testApp.clock.now());
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const advance = (days: number) => advanceClock(testApp.sandbox, testApp.clock, days);
const withdrawal = { kind: 'withdraw' };

test('a monthly plan, which has no guarantee, is withdrawn from: all that was paid goes back, and the mail says when', async () => {
  const userId = await subscriber();
  const [price] = await paid(userId);
  await advance(5);
  const { attributes, id } = await shown(userId, withdrawal);
  expect(attributes).toMatchObject({ kind: 'withdraw', totalToday: euros(-1299) });
  expect(attributes).not.toHaveProperty('next');
  const before = testApp.clock.now().toISOString();
  expect(codeOf(await confirm(userId, id))).toEqual([200, undefined]);

  expect(await givenBack(userId)).toBe(price);
  expect(await membership(userId)).toMatchObject({ status: 'EXPIRED', standing: 'over' });
  expect(mailsNamed(userId, 'cancellation')).toEqual([]);
  const [mail] = mailsNamed(userId, 'subscriptionChanged') as { change: { at: string; contract: string } }[];
  expect(mail).toMatchObject({ change: { kind: 'withdrawn', amount: euros(1299) } });
  expect(mail?.change.contract).toMatch(/^A-S/);
  expect(mail !== undefined && mail.change.at >= before).toBe(true);
  await advance(40);
  expect(await paid(userId)).toEqual([price]);
}, 60_000);

test('free days end at once, nothing is charged, and nothing has to go back', async () => {
  const userId = await subscriber('B2C14DANNUAL');
  await advance(3);
  const { attributes } = await change(userId, withdrawal);
  expect(attributes).toMatchObject({ totalToday: euros(0), lines: [] });
  expect(await membership(userId)).toMatchObject({ standing: 'over' });
  expect(mailsNamed(userId, 'subscriptionChanged')).toMatchObject([
    { change: { kind: 'withdrawn', amount: euros(0) } },
  ]);
  expect(mailsNamed(userId, 'cancellation')).toEqual([]);
  await advance(40);
  expect([await paid(userId), await givenBack(userId)]).toEqual([[], 0]);
}, 60_000);

test('the right holds through its last day, whether the plan renews or not, and a pause is planned or not', async () => {
  const [renewing, off, pausing, late] = [
    await subscriber(),
    await subscriber(),
    await subscriber(),
    await subscriber(),
  ];
  await change(off, { kind: 'renewOff' });
  await change(pausing, { kind: 'pause', months: 1 });
  const last = lastDayToWithdraw(today());
  while (today() < last) await advance(1);
  for (const userId of [renewing, off, pausing]) {
    expect(await membership(userId)).toMatchObject({ withdrawUntil: today() });
    await change(userId, withdrawal);
    expect(await membership(userId)).toMatchObject({ standing: 'over' });
  }
  const { id } = await shown(late, withdrawal);
  await advance(1);
  expect(codeOf(await confirm(late, id))).toEqual([409, 'NO_WITHDRAWAL']);
  expect(await membership(late)).not.toHaveProperty('withdrawUntil');
}, 120_000);

test('another plan is another contract: what was used of the one before stays paid', async () => {
  const userId = await subscriber();
  await advance(20);
  await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  const { attributes } = await change(userId, withdrawal);
  expect(attributes.totalToday).toEqual(euros(-6999));
  expect(await membership(userId)).toMatchObject({ standing: 'over' });
}, 60_000);

test.each(['B2CMONTHLY', 'B2C14DANNUAL'] as const)(
  'who withdraws from %s and buys the same again within the hour has bought it again',
  async (plan) => {
    const userId = await subscriber(plan);
    const before = await paid(userId);
    await change(userId, withdrawal);
    await subscriber(plan, userId);
    expect(await membership(userId)).toMatchObject({ status: 'ACTIVE' });
    expect(await paid(userId)).toHaveLength(before.length + 1);
  },
  60_000,
);

test('another member cannot withdraw from it', async () => {
  const { id } = await shown(await subscriber(), withdrawal);
  expect(codeOf(await confirm(await subscriber(), id))).toEqual([404, 'CHANGE_NOT_FOUND']);
  const second = await subscriber();
  await change(second, withdrawal);
  expect(codeOf(await show(second, withdrawal))).toEqual([409, 'NOTHING_TO_CHANGE']);
}, 60_000);

test('a withdrawal that billing could not make on the last day is made within a week, by its moment', async () => {
  const [unshown, unconfirmed, busy, late, silent] = [
    await subscriber(),
    await subscriber(),
    await subscriber(),
    await subscriber(),
    await subscriber(),
  ];
  const tables = testApp.database.db.$extendTables<BillingTables>();
  const last = lastDayToWithdraw(today());
  while (today() < last) await advance(1);
  const [away, open] = [await shown(unconfirmed, withdrawal), await shown(busy, withdrawal)];
  const id = randomUUID();
  const purchase = {
    purchaseKey: id,
    orderNumber: `O-${id}`,
    quoteId: null,
    payment: null,
    access: { code: 'X' },
  };
  await tables
    .insertInto('purchases')
    .values({ ...purchase, id, userId: busy, state: 'checking' })
    .execute();
  expect(codeOf(await confirm(busy, open.id))).toEqual([409, 'PURCHASE_OPEN']);
  await tables.updateTable('purchases').set({ state: 'refused' }).where('id', '=', id).execute();
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('away'));
  for (const userId of [unshown, late]) {
    expect(codeOf(await show(userId, withdrawal))).toEqual([503, 'BILLING_UNAVAILABLE']);
  }
  expect(codeOf(await confirm(unconfirmed, away.id))).toEqual([503, 'BILLING_UNAVAILABLE']);
  network.mockRestore();

  await advance(2);
  for (const userId of [unshown, unconfirmed, busy]) {
    await change(userId, withdrawal);
    expect(await membership(userId)).toMatchObject({ standing: 'over' });
  }
  expect(codeOf(await show(silent, withdrawal))).toEqual([409, 'NO_WITHDRAWAL']);
  await advance(6);
  expect(codeOf(await show(late, withdrawal))).toEqual([409, 'NO_WITHDRAWAL']);
}, 120_000);

test('a request that was answered holds nothing', async () => {
  const userId = await subscriber();
  const last = lastDayToWithdraw(today());
  while (today() < last) await advance(1);
  await shown(userId, withdrawal);
  await advance(1);
  expect(codeOf(await show(userId, withdrawal))).toEqual([409, 'NO_WITHDRAWAL']);
  const kept = testApp.database.db
    .$extendTables<BillingTables>()
    .selectFrom('withdrawalRequests')
    .selectAll();
  expect(await kept.where('userId', '=', userId).execute()).toEqual([]);
}, 120_000);
