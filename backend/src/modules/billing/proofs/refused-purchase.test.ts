import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';
import { membersOf } from '../../../testing/changes.ts';
import { changeAddress, countryOf, methodsOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import { createAccountForPurchase } from '../purchases/account-for-purchase.ts';
import type { BillingTables } from '../tables.ts';
import { createZuora } from '../zuora/zuora.ts';
import { readConfig } from '../../../config/config.ts';
import { processLog } from '../../../http/request-log.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, membership } = membersOf(() => testApp);
const fromAustria = { plan: 'B2CFAMILYA2022', upgrade: true, country: 'AT' } as const;
const tables = () => testApp.database.db.$extendTables<BillingTables>();

function accountForPurchase() {
  const config = readConfig({ LOG_LEVEL: 'silent', ...testApp.sandbox.variables });
  return createAccountForPurchase({
    db: tables(),
    zuora: createZuora(config.zuora, processLog(config)),
    jobs: { enqueue: () => Promise.resolve() },
    log: { error: () => undefined },
  });
}

/** What an account is charged to, and the country whose tax it pays. */
const charging = async (userId: string) => ({
  card: (await methodsOf(testApp.sandbox, `A-${userId}`)).charged,
  country: await countryOf(testApp.sandbox, `A-${userId}`),
});

const isPutBack = async (userId: string) => {
  const account = await tables()
    .selectFrom('billingAccounts')
    .select(['beforePurchase', 'country'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return account.beforePurchase === null && account.country === 'DE';
};

async function upgradeWith(userId: string, card: string) {
  return { quoteId: await testApp.quote(userId, fromAustria), refId: await testApp.card(userId, card) };
}

test('a purchase that is refused leaves the plan with the card and the address that it had', async () => {
  const userId = await subscriber();
  const before = await charging(userId);
  await testApp.billing.refresh(userId, { announce: true });
  const held = await membership(userId);
  const refused = await testApp.buy(userId, await upgradeWith(userId, cards.expired));
  expect(refused.body.errors?.[0]?.code).toBe('PAYMENT_METHOD_EXPIRED');
  await until(() => isPutBack(userId));
  expect(await charging(userId)).toEqual(before);
  await testApp.billing.refresh(userId, { announce: true });
  expect(await membership(userId)).toEqual(held);
}, 60_000);

test('a purchase that goes through after a refused one is what the account is charged by', async () => {
  const userId = await subscriber();
  await testApp.buy(userId, await upgradeWith(userId, cards.expired));
  // At once, while the account may not be put back yet.
  const request = await upgradeWith(userId, cards.good);
  expect((await testApp.buy(userId, request)).status).toBe(200);
  await accountForPurchase().restore(`A-${userId}`);
  expect(await charging(userId)).toEqual({ card: request.refId, country: 'AT' });
}, 60_000);

test('after two refusals in a row the account is as it was before the first', async () => {
  const userId = await subscriber();
  const before = await charging(userId);
  for (const card of [cards.expired, cards.expired]) {
    const refused = await testApp.buy(userId, await upgradeWith(userId, card));
    expect(refused.status).toBe(402);
  }
  await until(() => isPutBack(userId));
  expect(await charging(userId)).toEqual(before);
}, 60_000);

test('where an account has moved, the next charge is read anew: its tax is that of the address', async () => {
  const userId = randomUUID();
  const quoteId = await testApp.quote(userId, { country: 'US', postalCode: '10001' });
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
  await testApp.billing.refresh(userId, { announce: true });
  const inNewYork = (await membership(userId)).current?.nextCharge?.amount?.amount;
  await changeAddress(testApp.sandbox, `A-${userId}`, { country: 'US', state: '', postalCode: '97201' });
  await testApp.billing.refresh(userId, { announce: true });
  const inOregon = (await membership(userId)).current?.nextCharge?.amount?.amount;
  expect([inNewYork, inOregon]).toEqual([1414, 1299]);
}, 60_000);
