import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { redeemAccess } from '../../../testing/redeem-access.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, change, membership, paid, givenBack, mailsNamed } = membersOf(() => testApp);
const today = () => dayOf(testApp.clock.now());

/** A member whose plan was given back while access waits behind it. */
async function givenBackBeforeAccess(plan: string, kind: 'refund' | 'withdraw') {
  const userId = await subscriber(plan);
  if (kind === 'refund') await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
  const begins = (await membership(userId)).current?.nextCharge?.date ?? '';
  await redeemAccess(testApp, userId, begins);
  await change(userId, { kind });
  expect(mailsNamed(userId, 'subscriptionChanged').at(-1)).toMatchObject({ accessFrom: begins });
  await testApp.billing.refresh(userId, { announce: true });
  const held = await membership(userId);
  expect(held).toMatchObject({ standing: 'over', queued: { plan: 'NETFLIX30D', startsOn: begins } });
  return { userId, begins, paidBefore: await paid(userId) };
}

test('a plan that is bought after a withdrawal begins today, and access that waits begins on its day beside it', async () => {
  const { userId, begins, paidBefore } = await givenBackBeforeAccess('B2CMONTHLY', 'withdraw');
  const back = await givenBack(userId);
  await subscriber('B2CMONTHLY', userId);
  expect(await membership(userId)).toMatchObject({
    standing: 'renewing',
    current: { plan: 'B2CMONTHLY', startsOn: today() },
    queued: { plan: 'NETFLIX30D', startsOn: begins },
  });

  // No other plan that is charged can be lined up, and renewing is the member's own choice.
  const wish = { country: 'DE', plan: 'B2C14DANNUAL', begins: 'later' };
  const refused = await testApp.post(userId, '/subscription/payments/web/quotes', wish);
  expect(refused.body.errors?.[0]?.code).toBe('SUBSCRIPTION_ALREADY_QUEUED');

  await advanceClock(testApp.sandbox, testApp.clock, 40);
  await until(async () => (await paid(userId)).length === paidBefore.length + 2);
  expect((await paid(userId)).slice(paidBefore.length)).toEqual([12.99, 12.99]);
  expect(await givenBack(userId)).toBe(back);
  expect(await membership(userId)).toMatchObject({ standing: 'renewing', current: { plan: 'B2CMONTHLY' } });
}, 120_000);

test('a plan before access that waits can be renewed again: the access begins on its day beside it', async () => {
  const userId = await subscriber('B2CMONTHLY');
  const ends = (await membership(userId)).current?.nextCharge?.date ?? '';
  await redeemAccess(testApp, userId, ends);
  await testApp.billing.refresh(userId, { announce: true });
  expect(await membership(userId)).toMatchObject({
    ...{ standing: 'ending', renewable: true, current: { endDate: ends }, queued: { startsOn: ends } },
  });
  const { attributes } = await change(userId, { kind: 'renewOn' });
  expect(attributes).toMatchObject({
    timeline: [{ kind: 'today' }, { kind: 'charge', date: ends }, { kind: 'access', date: ends }],
  });
  expect(mailsNamed(userId, 'subscriptionChanged').at(-1)).toMatchObject({
    ...{ change: { kind: 'renewalOn' }, next: { date: ends }, accessFrom: ends },
  });
  await advanceClock(testApp.sandbox, testApp.clock, 40);
  await until(async () => (await paid(userId)).length === 2);
  expect(await membership(userId)).toMatchObject({ standing: 'renewing', current: { plan: 'B2CMONTHLY' } });
}, 120_000);

test('a plan that is bought after money was given back can end before access begins, and be renewed again until then', async () => {
  const { userId, begins, paidBefore } = await givenBackBeforeAccess('B2CMONTHLY', 'refund');
  await subscriber('B2CMONTHLY', userId);
  const ends = addMonths(today(), 1);
  for (const kind of ['renewOff', 'renewOn', 'renewOff']) await change(userId, { kind });
  expect(await membership(userId)).toMatchObject({
    standing: 'ending',
    current: { endDate: ends },
    queued: { startsOn: begins },
  });
  expect(mailsNamed(userId, 'cancellation').at(-1)).toMatchObject({ cancelled: { accessUntil: ends } });

  await advanceClock(testApp.sandbox, testApp.clock, 40);
  // Once it has ended, another one can be bought again.
  await subscriber('B2CMONTHLY', userId);
  await change(userId, { kind: 'renewOff' });
  expect((await paid(userId)).slice(paidBefore.length)).toEqual([12.99, 12.99]);
  await advanceClock(testApp.sandbox, testApp.clock, 340);
  await until(async () => (await membership(userId)).current?.plan === 'NETFLIX30D');
  expect(await membership(userId)).toMatchObject({
    current: { kind: 'access', endDate: addDays(begins, 30) },
  });
  expect((await paid(userId)).slice(paidBefore.length)).toEqual([12.99, 12.99]);
}, 180_000);
