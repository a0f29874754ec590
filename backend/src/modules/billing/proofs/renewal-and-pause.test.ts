import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, show, change, cancel, membership, paid, mailsNamed, codeOf } = membersOf(() => testApp);
const today = () => dayOf(testApp.clock.now());
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const advance = (days: number) => advanceClock(testApp.sandbox, testApp.clock, days);
const daysUntil = (day: string) => (Date.parse(day) - Date.parse(today())) / 86_400_000;

test('a paid plan that is cancelled does not renew, and can be made to before it ends', async () => {
  const userId = await subscriber();
  const ends = addMonths(today(), 1);
  expect((await cancel(userId)).status).toBe(200);
  expect(await membership(userId)).toMatchObject({
    status: 'ACTIVE',
    standing: 'ending',
    renewable: true,
    current: { endDate: ends },
  });
  expect((await testApp.ledger(userId)).subscriptions).toMatchObject([{ status: 'Active' }]);
  expect(mailsNamed(userId, 'cancellation')).toMatchObject([
    { cancelled: { kind: 'paid', accessUntil: ends } },
  ]);
  expect(codeOf(await show(userId, { kind: 'renewOff' }))).toEqual([409, 'RENEWAL_IS_OFF']);
  expect(codeOf(await show(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' }))).toEqual([
    409,
    'RENEWAL_IS_OFF',
  ]);

  await advance(3);
  const { attributes } = await change(userId, { kind: 'renewOn' });
  expect(attributes).toMatchObject({ totalToday: euros(0), next: { date: ends, amount: euros(1299) } });
  expect(await membership(userId)).toMatchObject({
    standing: 'renewing',
    current: { nextCharge: { date: ends, amount: euros(1299) } },
  });
  expect(await membership(userId)).not.toHaveProperty('renewable');
  expect(codeOf(await show(userId, { kind: 'renewOn' }))).toEqual([409, 'RENEWAL_IS_ON']);
  expect(mailsNamed(userId, 'subscriptionChanged')).toMatchObject([
    { change: { kind: 'renewalOn' }, next: { date: ends } },
  ]);
  await advance(daysUntil(ends));
  await until(async () => (await paid(userId)).length === 2);
}, 60_000);

test('a plan whose renewal is off ends, and is not charged any more', async () => {
  const userId = await subscriber();
  await change(userId, { kind: 'renewOff' });
  await advance(40);
  await testApp.billing.refresh(userId, { announce: true });
  expect(await membership(userId)).toMatchObject({ status: 'EXPIRED', standing: 'over' });
  expect(codeOf(await show(userId, { kind: 'renewOn' }))).toEqual([409, 'NOTHING_TO_CHANGE']);
  expect(await paid(userId)).toEqual([12.99]);
}, 60_000);

test('free days are cancelled for good', async () => {
  const userId = await subscriber('B2C14DANNUAL');
  expect(codeOf(await show(userId, { kind: 'renewOff' }))).toEqual([409, 'FREE_DAYS']);
  expect((await cancel(userId)).status).toBe(200);
  expect(await membership(userId)).toMatchObject({ standing: 'ending' });
  expect(await membership(userId)).not.toHaveProperty('renewable');
  expect(codeOf(await show(userId, { kind: 'renewOn' }))).toEqual([409, 'SUBSCRIPTION_CANCELLED']);
  await advance(15);
  expect(await paid(userId)).toEqual([]);
}, 60_000);

test('while another plan is queued, renewal cannot be switched on: the queue has to be undone first', async () => {
  const userId = await subscriber();
  await change(userId, { kind: 'renewOff' });
  await subscriber('B2C14DANNUAL', userId);
  const { queued } = await membership(userId);
  const refused = await show(userId, { kind: 'renewOn' });
  expect(codeOf(refused)).toEqual([409, 'PLAN_QUEUED']);
  expect(refused.body.errors?.[0]?.data).toEqual({ renewal_date: queued?.startsOn });

  expect((await cancel(userId)).status).toBe(200);
  await change(userId, { kind: 'renewOn' });
  expect(await membership(userId)).toMatchObject({ standing: 'renewing', current: { plan: 'B2CMONTHLY' } });
}, 60_000);

test('a planned plan is gone with the renewal, and stays gone when it is switched on again', async () => {
  const userId = await subscriber();
  await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  await change(userId, { kind: 'changePlan', plan: 'B2CMONTHLY' });
  await change(userId, { kind: 'renewOff' });
  expect(await membership(userId)).not.toHaveProperty('planned');
  const { attributes } = await change(userId, { kind: 'renewOn' });
  expect(attributes.next).toEqual({ date: addMonths(today(), 12), amount: euros(6999) });
  expect(await membership(userId)).toMatchObject({ current: { plan: 'B2CANNUAL' } });
  expect(await membership(userId)).not.toHaveProperty('planned');
}, 60_000);

test('a pause begins when what is paid for ends, costs nothing, and ends by itself', async () => {
  const userId = await subscriber();
  const from = addMonths(today(), 1);
  const back = addMonths(from, 2);
  await advance(4);
  const { attributes } = await change(userId, { kind: 'pause', months: 2 });
  expect(attributes).toMatchObject({
    startsOn: from,
    until: back,
    lines: [],
    totalToday: euros(0),
    next: { date: back, amount: euros(1299) },
    timeline: [
      { kind: 'today', date: today(), amount: euros(0) },
      { kind: 'pause', date: from },
      { kind: 'charge', date: back, amount: euros(1299) },
    ],
  });
  expect(await membership(userId)).toMatchObject({
    status: 'ACTIVE',
    standing: 'renewing',
    pause: { from, until: back },
    current: { nextCharge: { date: back, amount: euros(1299) } },
  });
  for (const wish of [
    { kind: 'pause', months: 1 },
    { kind: 'changePlan', plan: 'B2C14DANNUAL' },
  ]) {
    expect(codeOf(await show(userId, wish))).toEqual([409, 'PAUSE_PLANNED']);
  }

  await advance(daysUntil(from));
  await testApp.billing.refresh(userId, { announce: true });
  expect(await membership(userId)).toMatchObject({ status: 'PAUSED', standing: 'paused' });
  expect(await testApp.billing.isSubscriber(userId)).toBe(false);
  await advance(30);
  expect(await paid(userId)).toEqual([12.99]);

  await advance(daysUntil(back));
  await until(async () => (await membership(userId)).standing === 'renewing');
  await until(async () => (await paid(userId)).length === 2);
  expect(await paid(userId)).toEqual([12.99, 12.99]);
  expect(await membership(userId)).not.toHaveProperty('pause');
  expect(await membership(userId)).toMatchObject({
    status: 'ACTIVE',
    current: { nextCharge: { date: addMonths(back, 1), amount: euros(1299) } },
  });
  expect(mailsNamed(userId, 'subscriptionChanged')).toMatchObject([
    { change: { kind: 'paused', day: from, until: back } },
  ]);
}, 90_000);

test('a pause is undone before it begins, and everything is as before', async () => {
  const userId = await subscriber();
  const before = await membership(userId);
  await change(userId, { kind: 'pause', months: 1 });
  expect(codeOf(await show(userId, { kind: 'resume' }))).toEqual([409, 'NOT_PAUSED']);
  const { attributes } = await change(userId, { kind: 'undoPause' });
  expect(attributes).toMatchObject({ totalToday: euros(0), next: before.current?.nextCharge });
  expect((await membership(userId)).current).toEqual(before.current);
  expect(await membership(userId)).not.toHaveProperty('pause');
  expect(codeOf(await show(userId, { kind: 'undoPause' }))).toEqual([409, 'NOTHING_PLANNED']);
}, 60_000);

test('a pause is ended early, and the next period is charged on that day', async () => {
  const userId = await subscriber();
  await change(userId, { kind: 'pause', months: 3 });
  await advance(daysUntil(addMonths(today(), 1)) + 9);
  expect(codeOf(await show(userId, { kind: 'undoPause' }))).toEqual([409, 'NOTHING_PLANNED']);
  const { attributes } = await change(userId, { kind: 'resume' });
  expect(attributes).toMatchObject({
    lines: [{ kind: 'plan', amount: euros(1299) }, { kind: 'tax' }],
    totalToday: euros(1299),
    next: { date: addMonths(today(), 1), amount: euros(1299) },
  });
  expect(await paid(userId)).toEqual([12.99, 12.99]);
  expect(await membership(userId)).toMatchObject({
    status: 'ACTIVE',
    standing: 'renewing',
    current: { nextCharge: { date: addMonths(today(), 1) } },
  });
  await until(() => mailsNamed(userId, 'receipt').length === 2);
}, 60_000);

test.each([
  ['before it begins', 0, 1],
  ['while it lasts', 35, 0],
] as const)(
  'a subscription with a pause can be cancelled %s',
  async (_when, days, months) => {
    const userId = await subscriber();
    await change(userId, { kind: 'pause', months: 2 });
    const paidUntil = addMonths(today(), months);
    await advance(days);
    await testApp.billing.refresh(userId, { announce: true });
    const { status, body } = await cancel(userId);
    expect(status).toBe(200);
    const { standing, current } = await membership(userId);
    const left = months === 1 ? { kind: 'paid', accessUntil: paidUntil } : { kind: 'over' };
    expect(body.data?.attributes).toMatchObject({ cancellation: { outcome: 'cancelled', ended: left } });
    expect(mailsNamed(userId, 'cancellation')).toMatchObject([{ cancelled: left }]);
    if (months === 1) expect([standing, current?.endDate]).toEqual(['ending', paidUntil]);
    else expect(standing).toBe('over');
    await advance(100);
    expect(await paid(userId)).toEqual([12.99]);
  },
  60_000,
);
