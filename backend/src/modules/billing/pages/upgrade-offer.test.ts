import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { addMonths, dayOf } from '../../../domain/days.ts';
import type { BillingTables } from '../tables.ts';
import { upgradeOffer } from './upgrade-offer.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, change, paid } = membersOf(() => testApp);
const family = 'B2CFAMILYA2022';
const offered = (userId: string, chosen?: string) =>
  upgradeOffer(testApp.billing, {
    userId,
    plan: family,
    chosen,
    offeredOn: dayOf(testApp.clock.now()),
    places: 6,
  });

test('a monthly plan becomes a family plan today, less what is left of the month, or when the month ends', async () => {
  const userId = await subscriber();
  const today = dayOf(testApp.clock.now());
  const offer = await offered(userId);
  expect(offer).toMatchObject({
    status: 'offered',
    plan: family,
    offeredOn: today,
    refundDays: 30,
    paidUntil: addMonths(today, 1),
    today: {
      from: { kind: 'monthly' },
      to: { kind: 'family' },
      lines: [
        { kind: 'plan', amount: { amount: 9999 } },
        { kind: 'credit', amount: { amount: -1299 } },
        { kind: 'tax' },
      ],
      totalToday: { amount: 8700, currency: 'EUR' },
      next: { date: addMonths(today, 12), amount: { amount: 9999 } },
    },
  });

  // A plan that was chosen before is gone on with, if it can follow.
  expect(await offered(userId, 'B2C14DANNUAL')).toMatchObject({
    chosen: { plan: 'B2C14DANNUAL', kind: 'annual' },
  });
  for (const other of ['B2CMONTHLY', family, 'UNKNOWN']) {
    expect(await offered(userId, other)).not.toHaveProperty('chosen');
  }

  // Looking at it writes nothing down.
  const kept = await testApp.database.db
    .$extendTables<BillingTables>()
    .selectFrom('subscriptionChanges')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  expect(kept).toEqual([]);

  await change(userId, { kind: 'changePlan', plan: family });
  expect(await paid(userId)).toEqual([12.99, 87]);
  expect(await offered(userId)).toBeUndefined();
}, 30_000);

test('without a plan that can be replaced, and during free days, nothing is offered', async () => {
  expect(await offered(randomUUID())).toBeUndefined();
  expect(await offered(await subscriber('B2C14DANNUAL'))).toBeUndefined();
}, 30_000);
