import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { startPostgres } from '../../../testing/postgres.ts';
import { approveAtPayPal, methodsOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import { isOpen, type BillingTables } from '../tables.ts';

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

  const silence = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
  const answer500 = () => Promise.resolve(Response.json({ success: false, reasons: [] }, { status: 500 }));

  /** Has the billing company in trouble with so many calls that change something, whether it does them or not. */
  function trouble({ calls, does, says }: { calls: number; does: boolean; says: () => Promise<Response> }) {
    const { fetch } = globalThis;
    let troubled = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      const changing =
        ['PUT', 'DELETE'].includes(options?.method ?? '') && /v1.(accounts|payment-m)/.test(pathname);
      if (!changing || troubled === calls) return fetch(address, options);
      troubled += 1;
      if (does) await fetch(address, options);
      return says();
    });
    return () => troubled;
  }
  afterEach(() => void vi.restoreAllMocks());

  test.runIf(postgres.ok).each([
    // One who charges and removes without saying so is asked for each once. One who does nothing is asked for the first again.
    ['does it and is silent', { calls: 2, does: true, says: silence }],
    ['does it and answers 500', { calls: 2, does: true, says: answer500 }],
    ['does nothing and is silent', { calls: 3, does: false, says: silence }],
    ['does nothing and answers 500', { calls: 3, does: false, says: answer500 }],
  ])(
    'by a billing company that %s: once, and both presses are told so',
    async (_what, how) => {
      const userId = await subscriber();
      const refId = await testApp.card(userId);
      const troubled = trouble(how);
      const answers = await Promise.all([replace(userId, byCard(refId)), replace(userId, byCard(refId))]);
      expect(answers.map(codeOf)).toEqual([replaced, replaced]);
      expect(troubled()).toBe(how.calls);
      expect(await methods(userId)).toEqual({ charged: refId, all: [refId] });
      expect((await testApp.ledger(userId)).payments).toHaveLength(1);
    },
    60_000,
  );

  test.runIf(postgres.ok)(
    'by a billing company that goes on being silent: it is open, and both a press and a job end it later',
    async () => {
      const userIds = [await subscriber(), await subscriber()];
      const refIds = await Promise.all(userIds.map((userId) => testApp.card(userId)));
      const press = (at: number) => replace(userIds[at] ?? '', byCard(refIds[at] ?? ''));
      const troubled = trouble({ calls: Infinity, does: false, says: silence });
      const presses = [press(0), press(1)];
      await until(() => troubled() >= 2);
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
      expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([202, 202]);
      vi.restoreAllMocks();

      expect(codeOf(await press(0))).toEqual(replaced);
      const tables = testApp.database.db.$extendTables<BillingTables>();
      await until(async () => {
        const rows = await tables
          .selectFrom('paymentReplacements')
          .select('state')
          .where('userId', 'in', userIds)
          .execute();
        return rows.every(({ state }) => !isOpen(state));
      });
      for (const [at, userId] of userIds.entries()) {
        expect(await methods(userId)).toEqual({ charged: refIds[at], all: [refIds[at]] });
      }
    },
    60_000,
  );
});
