import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { startPostgres } from '../../../testing/postgres.ts';
import { approveAtPayPal, methodsOf } from '../../../testing/sandbox-money.ts';

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
