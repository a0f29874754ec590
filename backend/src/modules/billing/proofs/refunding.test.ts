import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { advanceClock, endSubscription } from '../../../testing/sandbox-money.ts';

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
const refund = { kind: 'refund' };

/** A member who changed from monthly to annual: the guarantee is the new plan's. */
async function annualMember(): Promise<string> {
  const userId = await subscriber();
  await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  return userId;
}

test('an annual plan ends on the day that its price is given back, with one mail', async () => {
  const userId = await subscriber('B2C14DANNUAL');
  expect(codeOf(await show(userId, refund))).toEqual([409, 'FREE_DAYS']);
  await advance(14);
  await testApp.billing.refresh(userId, { announce: true });
  expect(await paid(userId)).toEqual([69.99]);
  await advance(10);

  const { attributes, id } = await shown(userId, refund);
  expect(attributes).toMatchObject({
    kind: 'refund',
    startsOn: today(),
    totalToday: euros(-6999),
    timeline: [{ kind: 'today', date: today(), amount: euros(-6999) }],
  });
  expect(attributes).not.toHaveProperty('next');
  expect(await givenBack(userId)).toBe(0);
  expect(codeOf(await confirm(userId, id))).toEqual([200, undefined]);
  expect(await givenBack(userId)).toBe(69.99);
  expect(await membership(userId)).toMatchObject({ status: 'EXPIRED', standing: 'over' });
  expect(mailsNamed(userId, 'subscriptionChanged')).toMatchObject([
    { plan: 'B2C14DANNUAL', change: { kind: 'refunded', amount: euros(6999) } },
  ]);
  expect(mailsNamed(userId, 'cancellation')).toEqual([]);
  expect((await testApp.billing.historyOf(userId)).refunds).toMatchObject([
    { refundedOn: today(), amount: euros(6999) },
  ]);
  await advance(400);
  expect(await paid(userId)).toEqual([69.99]);
}, 60_000);

test('a plan that is given back on its first day has one mail as well, and leaves what was used before', async () => {
  const userId = await annualMember();
  const [month, year] = await paid(userId);
  const { attributes } = await change(userId, refund);
  expect(attributes.totalToday).toEqual(euros(-6999));
  expect((month ?? 0) + (year ?? 0)).toBeCloseTo(69.99);
  expect(await givenBack(userId)).toBe(69.99);
  expect(mailsNamed(userId, 'subscriptionChanged')).toHaveLength(2);
  expect(mailsNamed(userId, 'cancellation')).toEqual([]);
}, 60_000);

test('the guarantee holds through its last day, whether the plan renews or not, and a pause is planned or not', async () => {
  const [renewing, off, pausing] = [await annualMember(), await annualMember(), await annualMember()];
  await change(off, { kind: 'renewOff' });
  await change(pausing, { kind: 'pause', months: 1 });
  await advance(30);
  for (const userId of [renewing, off, pausing]) {
    expect(await membership(userId)).toMatchObject({ refundUntil: today() });
    await change(userId, refund);
    expect(await membership(userId)).toMatchObject({ standing: 'over' });
  }
  const late = await annualMember();
  await advance(31);
  expect(codeOf(await show(late, refund))).toEqual([409, 'NO_GUARANTEE']);
}, 60_000);

test('a plan that is queued behind it begins on its day, which is said before', async () => {
  const userId = await annualMember();
  await change(userId, { kind: 'renewOff' });
  await subscriber('B2CMONTHLY', userId);
  const begins = addMonths(today(), 12);
  const { attributes } = await change(userId, refund);
  expect(attributes).toMatchObject({
    to: { plan: 'B2CMONTHLY' },
    next: { date: begins, amount: euros(1299) },
    timeline: [{ kind: 'today' }, { kind: 'plan', date: begins, amount: euros(1299) }],
  });
  expect(await membership(userId)).toMatchObject({
    status: 'EXPIRED',
    queued: { plan: 'B2CMONTHLY', startsOn: begins },
  });
  expect(mailsNamed(userId, 'subscriptionChanged').at(-1)).toMatchObject({
    change: { kind: 'refunded', day: begins },
    next: { date: begins },
  });
}, 60_000);

test('monthly plans have no guarantee, and what ended for good is given back by the help desk', async () => {
  const monthly = await subscriber();
  expect(codeOf(await show(monthly, refund))).toEqual([409, 'NO_GUARANTEE']);
  const ended = await annualMember();
  const [subscription] = (await testApp.ledger(ended)).subscriptions;
  await endSubscription(testApp.sandbox, subscription?.subscriptionNumber ?? '', addMonths(today(), 6));
  expect(codeOf(await show(ended, refund))).toEqual([409, 'SUBSCRIPTION_CANCELLED']);
}, 60_000);

test('another member cannot give it back, nor its owner after the last day', async () => {
  const userId = await annualMember();
  await advance(30);
  const { id } = await shown(userId, refund);
  expect(codeOf(await confirm(await subscriber(), id))).toEqual([404, 'CHANGE_NOT_FOUND']);
  // A day later it is over, and what was shown is still kept.
  await advance(1);
  expect(codeOf(await confirm(userId, id))).toEqual([409, 'NO_GUARANTEE']);
  expect(await givenBack(userId)).toBe(0);
}, 60_000);
