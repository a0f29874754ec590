import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { OpenDatabase } from '../../../database/open.ts';
import { userHeader } from '../../../testing/billing-app.ts';
import { cards } from '../../../testing/billing-test-app.ts';
import { startProcess, type RunningProcess } from '../../../testing/child-process.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { freePort } from '../../../testing/free-port.ts';
import { startPostgres } from '../../../testing/postgres.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { ledgerOf, typeCard } from '../../../testing/sandbox-money.ts';
import type { BillingTables } from '../tables.ts';

const billingServer = fileURLToPath(new URL('../../../testing/billing-server.ts', import.meta.url));

// What a killed process leaves in the database is proven on PostgreSQL alone.
const postgres = await startPostgres();
const kills = postgres.ok ? describe : describe.skip;

kills(postgres.ok ? 'on PostgreSQL' : postgres.reason, () => {
  let sandbox: RunningSandbox;
  let database: OpenDatabase;
  const tables = () => database.db.$extendTables<BillingTables>();
  let origin: string;
  let running: RunningProcess | undefined;

  beforeAll(async () => {
    origin = `http://127.0.0.1:${await freePort()}`;
    // Callouts go nowhere: what is found out after a crash is found out by ourselves.
    sandbox = await startSandbox({ origin, calloutUrl: `${origin}/nowhere` });
    database = await openTestDatabase(postgres.ok ? postgres.url : undefined);
  }, 60_000);
  afterEach(async () => {
    await running?.stop('SIGKILL');
  });
  afterAll(async () => {
    await database.close();
    await sandbox.stop();
    if (postgres.ok) await postgres.stop();
  }, 30_000);

  async function startBackend() {
    const { connectionString = '' } = database.connection.options;
    running = await startProcess(billingServer, {
      answersAt: `${origin}/subscription/v1`,
      environment: {
        ...sandbox.variables,
        LOG_LEVEL: 'silent',
        PORT: new URL(origin).port,
        DATABASE_URL: connectionString,
      },
    });
    return running;
  }

  async function ask(userId: string, path: string, body?: object) {
    const response = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { [userHeader]: userId, origin, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data?: { id: string; attributes: Record<string, string> } };
    return { status: response.status, data: answer.data };
  }

  async function prepare(userId: string, cardNumber: string) {
    const wish = { plan: 'B2CMONTHLY', country: 'DE' };
    const quote = await ask(userId, '/subscription/payments/web/quotes', wish);
    const page = await ask(userId, '/subscription/payments/web/payment-pages', {});
    const refId = await typeCard(page.data?.attributes.src ?? '', cardNumber);
    return {
      quoteId: quote.data?.id ?? '',
      paymentMethod: { type: 'ZUORA', refId },
      purchaseKey: randomUUID(),
    };
  }

  const buy = (userId: string, request: object) =>
    ask(userId, `/subscription/payments/web/subscriptions?userId=${userId}`, request);
  const ledger = (userId: string) => ledgerOf(sandbox, `A-${userId}`);
  const membership = async (userId: string) =>
    (await ask(userId, '/subscription/v1')).data?.attributes.status;

  async function until(what: () => Promise<boolean>, timeoutMs = 40_000) {
    const end = Date.now() + timeoutMs;
    while (!(await what())) {
      if (Date.now() > end) throw new Error('It did not come about.');
      await sleep(100);
    }
  }

  test('killed between charge and answer, the backend finds the one subscription again by itself', async () => {
    const userId = randomUUID();
    const first = await startBackend();
    const request = await prepare(userId, cards.slow);
    const press = buy(userId, request).catch(() => 'the connection broke');
    // The slow card is charged at once, and answered half a minute later.
    await until(async () => (await ledger(userId)).payments.length === 1);
    await first.stop('SIGKILL');
    expect(await press).toBe('the connection broke');
    const [purchase] = await tables()
      .selectFrom('purchases')
      .select('state')
      .where('userId', '=', userId)
      .execute();
    expect(purchase?.state).toBe('ordering');

    await startBackend();
    await until(async () => (await membership(userId)) === 'ACTIVE');

    const pressedAgain = await buy(userId, request);
    expect(pressedAgain).toMatchObject({ status: 200, data: { attributes: { status: 'ACTIVE' } } });
    const { payments, subscriptions } = await ledger(userId);
    expect(payments).toHaveLength(1);
    expect(subscriptions).toMatchObject([
      { subscriptionNumber: pressedAgain.data?.attributes.zuoraReferenceId },
    ]);
  }, 120_000);

  test('killed between charge and answer, a buyer who presses again after the restart is answered', async () => {
    const userId = randomUUID();
    const first = await startBackend();
    const request = await prepare(userId, cards.slow);
    void buy(userId, request).catch(() => undefined);
    await until(async () => (await ledger(userId)).payments.length === 1);
    await first.stop('SIGKILL');

    await startBackend();
    expect(await buy(userId, request)).toMatchObject({
      status: 200,
      data: { attributes: { status: 'ACTIVE' } },
    });
    expect((await ledger(userId)).payments).toHaveLength(1);
    expect(await membership(userId)).toBe('ACTIVE');
  }, 120_000);

  test('killed at any moment, a purchase happens once or not at all, and the buyer is told which', async () => {
    for (const round of [1, 2, 3]) {
      const first = await startBackend();
      const buyers = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const userId = randomUUID();
          return { userId, request: await prepare(userId, cards.good) };
        }),
      );
      for (const { userId, request } of buyers) {
        void buy(userId, request).catch(() => undefined);
        await sleep(12 * round);
      }
      await first.stop('SIGKILL');

      await startBackend();
      const outcomes = await Promise.all(
        buyers.map(async ({ userId, request }) => {
          const { status } = await buy(userId, request);
          return { status, charges: (await ledger(userId)).payments.length, held: await membership(userId) };
        }),
      );
      for (const { status, charges, held } of outcomes) {
        expect([status, charges, held]).toEqual(status === 200 ? [200, 1, 'ACTIVE'] : [503, 0, 'NONE']);
      }
      await running?.stop('SIGKILL');
    }
  }, 240_000);
});
