import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { startOwnPostgres } from '../../../testing/postgres.ts';
import { openPurchaseGates } from '../../../testing/purchase-gates.ts';

const postgres = await startOwnPostgres();
const takeAway = postgres.ok ? postgres.takeAway : undefined;
const outages = postgres.ok ? describe : describe.skip;

outages(postgres.ok ? 'a purchase while PostgreSQL goes away' : postgres.reason, () => {
  let testApp: BillingTestApp;
  beforeAll(async () => {
    testApp = await openBillingTestApp(postgres.ok ? postgres.url : undefined);
  }, 60_000);
  afterAll(async () => {
    await testApp.close();
    if (postgres.ok) await postgres.stop();
  }, 30_000);

  const paid = async (userId: string) =>
    (await testApp.ledger(userId)).payments.filter(({ status }) => status === 'Processed');
  const readyToBuy = async (userId: string) => ({
    quoteId: await testApp.quote(userId),
    refId: await testApp.card(userId),
    purchaseKey: randomUUID(),
  });
  // The code is not one of those that say that nothing was ordered.
  const unknown = { status: 503, body: { errors: [{ code: 'SERVER_PROBLEM' }] } };

  test('before anything was written down: it is made once when it is asked for again with its key', async () => {
    const userId = randomUUID();
    const request = await readyToBuy(userId);
    const bringBack = await takeAway?.();
    expect(await testApp.buy(userId, request)).toMatchObject(unknown);

    await bringBack?.();
    expect(await testApp.buy(userId, request)).toMatchObject({
      status: 200,
      body: { data: { attributes: { status: 'ACTIVE' } } },
    });
    expect(await paid(userId)).toHaveLength(1);
  }, 60_000);

  test('after the charge, before it was stored: asked for again it is the same purchase, charged once', async () => {
    const userId = randomUUID();
    const request = await readyToBuy(userId);
    const gates = await openPurchaseGates(testApp.database);
    await gates.hold('beforeTheOutcomeIsStored', userId);
    const press = testApp.buy(userId, request);
    await gates.untilHeld(1);
    expect(await paid(userId)).toHaveLength(1);
    const bringBack = await takeAway?.();
    gates.abandon();
    expect(await press).toMatchObject(unknown);

    await bringBack?.();
    expect(await testApp.buy(userId, request)).toMatchObject({
      status: 200,
      body: { data: { attributes: { status: 'ACTIVE' } } },
    });
    expect(await paid(userId)).toHaveLength(1);
  }, 60_000);
});
