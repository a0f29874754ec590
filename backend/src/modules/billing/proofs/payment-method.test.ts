import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBillingTestApp, cards, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { freeOrigin, startReplica } from '../../../testing/billing-replica.ts';
import { membersOf } from '../../../testing/changes.ts';
import type { RunningProcess } from '../../../testing/child-process.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import type { OpenDatabase } from '../../../database/open.ts';
import { startPostgres } from '../../../testing/postgres.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { approveAtPayPal, changeMethod, methodsOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

const address = '/subscription/payments/web/payment-methods';
const byCard = (refId: string) => ({ paymentMethod: { type: 'ZUORA', refId } });

const postgres = await startPostgres();
afterAll(async () => {
  if (postgres.ok) await postgres.stop();
}, 30_000);

describe('a payment method is replaced', () => {
  let testApp: BillingTestApp;
  beforeAll(async () => {
    testApp = await openBillingTestApp(postgres.ok ? postgres.url : undefined);
  }, 60_000);
  afterAll(() => testApp.close(), 30_000);

  const { subscriber, codeOf } = membersOf(() => testApp);
  const replace = (userId: string, body: object) => testApp.post(userId, address, body);
  const methods = (userId: string) => methodsOf(testApp.sandbox, `A-${userId}`);
  const replaced = [200, undefined];

  test('by a card: it is what the account is charged to, and the one before is gone', async () => {
    const userId = await subscriber();
    const { charged: before } = await methods(userId);
    const refId = await testApp.card(userId);
    expect(refId).not.toBe(before);
    expect(codeOf(await replace(userId, byCard(refId)))).toEqual(replaced);
    expect(await methods(userId)).toEqual({ charged: refId, all: [refId] });
  });

  test('by PayPal, and back by a card', async () => {
    const userId = await subscriber();
    const asked = await testApp.post(userId, '/subscription/payments/web/paypal-approvals', {
      page: 'changePayment',
      language: 'de',
    });
    const { token, approveUrl } = asked.body.data?.attributes as { token: string; approveUrl: string };
    await approveAtPayPal(approveUrl);
    const approval = `/subscription/payments/web/paypal-approvals/${token}/complete`;
    const wish = { paymentMethod: { type: 'PAYPAL', token } };
    expect(codeOf(await replace(userId, wish))).toEqual([422, 'PAYMENT_REFERENCE_UNKNOWN']);
    expect((await testApp.post(userId, approval, {})).status).toBe(200);
    expect(codeOf(await replace(userId, wish))).toEqual(replaced);
    const { charged, all } = await methods(userId);
    expect(all).toEqual([charged]);

    const refId = await testApp.card(userId);
    expect(codeOf(await replace(userId, byCard(refId)))).toEqual(replaced);
    expect(await methods(userId)).toEqual({ charged: refId, all: [refId] });
  });

  test("another's card is refused as one that is not there, and nothing changes", async () => {
    const [userId, other] = [await subscriber(), await subscriber()];
    const before = await methods(userId);
    for (const refId of [await testApp.card(other), (await methods(other)).charged ?? '', 'no-such-card']) {
      expect(codeOf(await replace(userId, byCard(refId)))).toEqual([422, 'PAYMENT_REFERENCE_UNKNOWN']);
    }
    expect(await methods(userId)).toEqual(before);
  });

  test('without a subscription there is nothing to replace', async () => {
    const userId = randomUUID();
    const refId = await testApp.card(userId);
    expect(codeOf(await replace(userId, byCard(refId)))).toEqual([409, 'NOTHING_BILLED']);
  });

  test('a card that was removed before cannot come back', async () => {
    const userId = await subscriber();
    const { charged: first } = await methods(userId);
    const refId = await testApp.card(userId);
    await replace(userId, byCard(refId));
    expect(codeOf(await replace(userId, byCard(first ?? '')))).toEqual([422, 'PAYMENT_REFERENCE_UNKNOWN']);
    expect(await methods(userId)).toEqual({ charged: refId, all: [refId] });
  });

  test('many attempts are too many', async () => {
    const userId = await subscriber();
    for (let count = 0; count < 20; count += 1) await replace(userId, byCard('no-such-card'));
    expect(codeOf(await replace(userId, byCard('no-such-card')))).toEqual([429, 'TOO_MANY_REPLACEMENTS']);
  });

  test.runIf(postgres.ok)('twenty presses at once are one replacement', async () => {
    const userId = await subscriber();
    const refId = await testApp.card(userId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => replace(userId, byCard(refId))));
    expect(answers.map(codeOf)).toEqual(answers.map(() => replaced));
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1);
    expect(await methods(userId)).toEqual({ charged: refId, all: [refId] });
  });

  test.runIf(postgres.ok)(
    'of several cards at once one is left, and it is charged',
    async () => {
      const userId = await subscriber();
      const refIds = await Promise.all(Array.from({ length: 4 }, () => testApp.card(userId)));
      const answers = await Promise.all(refIds.map((refId) => replace(userId, byCard(refId))));
      expect(answers.map(codeOf)).toEqual(answers.map(() => replaced));
      const { charged, all } = await methods(userId);
      expect(all).toEqual([charged]);
      expect(refIds).toContain(charged);
    },
    60_000,
  );
});

describe.runIf(postgres.ok)('killed on PostgreSQL', () => {
  let sandbox: RunningSandbox;
  let database: OpenDatabase;
  let origin: string;
  let running: RunningProcess | undefined;
  const tables = () => database.db.$extendTables<BillingTables>();

  beforeAll(async () => {
    origin = await freeOrigin();
    sandbox = await startSandbox({ origin, calloutUrl: `${origin}/nowhere` });
    database = await openTestDatabase(postgres.ok ? postgres.url : undefined);
  }, 60_000);
  afterEach(async () => {
    await running?.stop('SIGKILL');
  });
  afterAll(async () => {
    await database.close();
    await sandbox.stop();
  }, 30_000);

  async function startBackend() {
    const url = database.connection.options.connectionString ?? '';
    const replica = await startReplica({ origin, sandbox, database: { kind: 'postgres', url } });
    running = replica;
    return replica;
  }

  const openOnes = async () =>
    tables()
      .selectFrom('paymentReplacements')
      .select('id')
      .where('state', 'in', ['ordering', 'unknown'])
      .execute();

  test('at any moment, the account has one method at the end, and never none', async () => {
    for (const round of [1, 2, 3]) {
      const first = await startBackend();
      const members = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const userId = randomUUID();
          await first.buy(userId, await first.prepare(userId, cards.good));
          const { refId } = (await first.prepare(userId, cards.good)).paymentMethod;
          return { userId, refId, before: (await methodsOf(sandbox, `A-${userId}`)).charged };
        }),
      );
      for (const { userId, refId } of members) {
        void first.ask(userId, address, byCard(refId)).catch(() => undefined);
        await sleep(9 * round);
      }
      await first.stop('SIGKILL');
      for (const { userId, refId, before } of members) {
        expect([refId, before]).toContain((await methodsOf(sandbox, `A-${userId}`)).charged);
      }

      await startBackend();
      await until(async () => (await openOnes()).length === 0);
      for (const { userId, refId, before } of members) {
        const written = await tables()
          .selectFrom('paymentReplacements')
          .select('state')
          .where('paymentMethodId', '=', refId)
          .executeTakeFirst();
        const charged = written === undefined ? before : refId;
        expect(await methodsOf(sandbox, `A-${userId}`)).toEqual({ charged, all: [charged] });
      }
      await running?.stop('SIGKILL');
    }
  }, 180_000);

  test('between its two steps, a job removes the method before', async () => {
    const first = await startBackend();
    const userId = randomUUID();
    const accountNumber = `A-${userId}`;
    await first.buy(userId, await first.prepare(userId, cards.good));
    const { charged: replacedMethodId } = await methodsOf(sandbox, accountNumber);
    const { refId: paymentMethodId } = (await first.prepare(userId, cards.good)).paymentMethod;
    await first.stop('SIGKILL');
    // As a process leaves it that was killed before the method was removed.
    await changeMethod(sandbox, accountNumber, paymentMethodId);
    await tables()
      .insertInto('paymentReplacements')
      .values({
        ...{ id: randomUUID(), userId, accountNumber, type: 'ZUORA', paymentMethodId, replacedMethodId },
        ...{ state: 'ordering', refusal: null, touchedAt: new Date(Date.now() - 60_000) },
      })
      .execute();
    await startBackend();
    await until(async () => (await openOnes()).length === 0);
    expect(await methodsOf(sandbox, accountNumber)).toEqual({
      charged: paymentMethodId,
      all: [paymentMethodId],
    });
  }, 120_000);
});
