import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBillingTestApp, type Answer, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';
import { startPostgres } from '../../../testing/postgres.ts';
import { confirmInWallet, methodsOf } from '../../../testing/sandbox-money.ts';
import type { BillingTables } from '../tables.ts';

const postgres = await startPostgres();
let testApp: BillingTestApp;
const tables = () => testApp.database.db.$extendTables<BillingTables>();
beforeAll(async () => {
  testApp = await openBillingTestApp(postgres.ok ? postgres.url : undefined);
}, 60_000);
afterAll(async () => {
  await testApp.close();
  if (postgres.ok) await postgres.stop();
}, 60_000);

const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];
const paid = async (userId: string) =>
  (await testApp.ledger(userId)).payments.filter(({ status }) => status === 'Processed');
const open = (userId: string, quoteId: string) =>
  testApp.post(userId, '/subscription/payments/web/wallet-sessions', { quoteId });
const tokenIn = ({ body }: Answer) => String(body.data?.attributes.token);

/** Opens a session for a quote, and confirms it with a card of the wallet. */
async function confirm(userId: string, quoteId: string, card?: string): Promise<string> {
  const session = await open(userId, quoteId);
  expect(session.status).toBe(201);
  const result = await confirmInWallet(testApp.sandbox, tokenIn(session), card);
  expect(result).toMatchObject({ success: true });
  return result.paymentMethodId ?? '';
}

describe('what is confirmed in a wallet', () => {
  test('pays by a purchase like any other: written down with its order, charged once, shown as its card', async () => {
    const userId = randomUUID();
    const quoteId = await testApp.quote(userId);
    const refId = await confirm(userId, quoteId);
    expect(await paid(userId)).toEqual([]);

    expect((await testApp.buy(userId, { quoteId, refId })).status).toBe(200);
    expect(await paid(userId)).toMatchObject([{ amount: 12.99 }]);
    const purchase = await tables()
      .selectFrom('purchases')
      .select(['state', 'orderBody', 'gatewayKey'])
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    expect(purchase).toMatchObject({
      state: 'succeeded',
      orderBody: {
        existingAccountNumber: `A-${userId}`,
        processingOptions: { electronicPaymentOptions: { paymentMethodId: refId } },
      },
      gatewayKey: expect.any(String) as string,
    });
    expect(await methodsOf(testApp.sandbox, `A-${userId}`)).toEqual({ charged: refId, all: [refId] });
    expect(await testApp.billing.refresh(userId, { announce: false })).toMatchObject({
      accounts: [{ paidWith: { method: 'card', brand: 'Visa', last4: '1111' } }],
    });
  });

  test('is charged once, however often and from however many pages it is sent', async () => {
    const userId = randomUUID();
    const quoteId = await testApp.quote(userId);
    const refId = await confirm(userId, quoteId);
    const purchaseKey = randomUUID();
    const bought = await Promise.all([
      testApp.buy(userId, { quoteId, refId, purchaseKey }),
      testApp.buy(userId, { quoteId, refId, purchaseKey }),
      testApp.buy(userId, { quoteId, refId }),
    ]);
    expect(bought.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(bought.map(({ body }) => body.data?.attributes.id)).size).toBe(1);
    expect(await paid(userId)).toHaveLength(1);
  });

  test('is charged once while the gateway fails', async () => {
    const userId = randomUUID();
    const quoteId = await testApp.quote(userId);
    const refId = await confirm(userId, quoteId, cards.failsThrice);
    expect((await testApp.buy(userId, { quoteId, refId })).status).toBe(200);
    expect(await paid(userId)).toHaveLength(1);
  }, 40_000);

  test('is charged once while the gateway is slow', async () => {
    const userId = randomUUID();
    const quoteId = await testApp.quote(userId);
    const refId = await confirm(userId, quoteId, cards.slow);
    expect((await testApp.buy(userId, { quoteId, refId })).status).toBe(200);
    expect(await paid(userId)).toHaveLength(1);
  }, 40_000);

  test('and is declined when it is charged leaves nothing behind, and a card pays then', async () => {
    const userId = randomUUID();
    const quoteId = await testApp.quote(userId);
    const refId = await confirm(userId, quoteId, cards.declined);
    expect(codeOf(await testApp.buy(userId, { quoteId, refId }))).toEqual([402, 'PAYMENT_DECLINED']);
    expect(await paid(userId)).toEqual([]);
    expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
    expect(await paid(userId)).toHaveLength(1);
  });

  test('by another person is refused as one that is not there, and nothing is charged', async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    const quoteId = await testApp.quote(userId);
    const foreign = await confirm(other, await testApp.quote(other));
    // An account of the same person's makes no difference.
    await confirm(userId, quoteId);
    for (const refId of [foreign, foreign.toUpperCase(), 'f'.repeat(32)]) {
      expect(codeOf(await testApp.buy(userId, { quoteId, refId }))).toEqual([
        422,
        'PAYMENT_REFERENCE_UNKNOWN',
      ]);
    }
    expect(await paid(userId)).toEqual([]);
    expect(await paid(other)).toEqual([]);
  });
});

describe('leave to confirm a payment', () => {
  test('is given once for each press, all for one account', async () => {
    const userId = randomUUID();
    const quoteId = await testApp.quote(userId);
    const sessions = await Promise.all([open(userId, quoteId), open(userId, quoteId), open(userId, quoteId)]);
    expect(sessions.map(({ status }) => status)).toEqual([201, 201, 201]);
    const results = await Promise.all(
      sessions.map((session) => confirmInWallet(testApp.sandbox, tokenIn(session))),
    );
    const { all } = await methodsOf(testApp.sandbox, `A-${userId}`);
    expect(new Set(all)).toEqual(new Set(results.map(({ paymentMethodId }) => paymentMethodId)));
  });

  test('is good for one payment method', async () => {
    const userId = randomUUID();
    const token = tokenIn(await open(userId, await testApp.quote(userId)));
    expect(await confirmInWallet(testApp.sandbox, token, '4000000000000002')).toMatchObject({
      error: { code: 'transaction_declined' },
    });
    expect(await confirmInWallet(testApp.sandbox, token)).toMatchObject({
      success: false,
      error: { code: 'invalid_request' },
    });
  });

  test("is not given for another's quote, or for one that charges nothing today", async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    expect(codeOf(await open(userId, await testApp.quote(other)))).toEqual([404, 'QUOTE_NOT_FOUND']);
    expect(codeOf(await open(userId, randomUUID()))).toEqual([404, 'QUOTE_NOT_FOUND']);
    const free = await testApp.quote(userId, { plan: 'B2C14DANNUAL' });
    expect(codeOf(await open(userId, free))).toEqual([422, 'WALLET_NOT_OFFERED']);
    const untaxed = await testApp.quote(userId, { country: 'US' });
    expect(codeOf(await open(userId, untaxed))).toEqual([422, 'ADDRESS_INCOMPLETE']);
    expect((await testApp.ledger(userId)).subscriptions).toEqual([]);
  });

  test('is not given for a quote that has expired: the one that holds now comes with the refusal', async () => {
    const userId = randomUUID();
    const quoteId = await testApp.quote(userId);
    await tables()
      .updateTable('quotes')
      .set({ expiresAt: sql<Date>`now() - interval '1 minute'` })
      .where('id', '=', quoteId)
      .execute();
    const refused = await open(userId, quoteId);
    expect(codeOf(refused)).toEqual([409, 'QUOTE_EXPIRED']);
    const fresh = refused.body.errors?.[0]?.data?.quote as { id: string };
    expect((await open(userId, fresh.id)).status).toBe(201);
  });

  test('is limited', async () => {
    const userId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 32 }, () => open(userId, randomUUID())));
    expect(answers.filter(({ status }) => status === 429).map(codeOf)).toEqual([
      [429, 'TOO_MANY_WALLET_SESSIONS'],
      [429, 'TOO_MANY_WALLET_SESSIONS'],
    ]);
  });

  test('is not given where wallets are off', async () => {
    const without = await openBillingTestApp(undefined, { WALLETS: 'none' });
    try {
      const userId = randomUUID();
      const answer = await without.post(userId, '/subscription/payments/web/wallet-sessions', {
        quoteId: await without.quote(userId),
      });
      expect(codeOf(answer)).toEqual([422, 'WALLET_NOT_OFFERED']);
    } finally {
      await without.close();
    }
  }, 60_000);
});
