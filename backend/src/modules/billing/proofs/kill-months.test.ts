import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { insertAccount } from '../../../testing/accounts.ts';
import type { BillingReplica } from '../../../testing/billing-replica.ts';
import { cards } from '../../../testing/cards.ts';
import { creditsGiven } from '../../../testing/credited-members.ts';
import { killableBilling } from '../../../testing/killable-billing.ts';
import { openPurchaseGates } from '../../../testing/purchase-gates.ts';
import { changeMethod } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';

const { sandbox, database, tables, startBackend, onPostgres } = await killableBilling();

onPostgres(() => {
  const given = (userId: string) => creditsGiven(sandbox(), userId);
  const open = () =>
    tables().selectFrom('monthCredits').select('id').where('state', 'in', ['ordering', 'unknown']).execute();
  const give = async (backend: BillingReplica, userId: string, key: string) =>
    (await backend.ask(userId, '/months', { key })).data?.attributes;

  async function member(backend: BillingReplica, card: keyof typeof cards = 'good'): Promise<string> {
    const userId = await insertAccount(tables().$pickTables<never>());
    expect((await backend.buy(userId, await backend.prepare(userId, cards.good))).status).toBe(200);
    const { refId } = (await backend.prepare(userId, cards[card])).paymentMethod;
    await changeMethod(sandbox(), `A-${userId}`, refId);
    return userId;
  }

  test('killed before its order leaves, a month is given once when it is asked for again', async () => {
    const first = await startBackend();
    const [userId, key] = [await member(first), randomUUID()];
    const gates = await openPurchaseGates(database());
    await gates.hold('beforeAMonthLeaves', userId);
    const asked = give(first, userId, key).catch(() => 'the connection broke');
    await gates.untilHeld(1);
    await first.stop('SIGKILL');
    expect(await asked).toBe('the connection broke');
    expect([await given(userId), await open()]).toEqual([[], [expect.anything()]]);
    await gates.close();

    const second = await startBackend();
    const answers = await Promise.all([1, 2, 3].map(() => give(second, userId, key)));
    expect(answers.map((answer) => answer?.outcome)).toEqual(['given', 'given', 'given']);
    expect(await given(userId)).toEqual([-12.99]);
  }, 120_000);

  test('killed between order and answer, a month is found again by a job, and is given once', async () => {
    const first = await startBackend();
    const [userId, key] = [await member(first, 'slow'), randomUUID()];
    const asked = give(first, userId, key).catch(() => 'the connection broke');
    await until(async () => (await given(userId)).length === 1);
    await first.stop('SIGKILL');
    expect(await asked).toBe('the connection broke');
    expect(await open()).toHaveLength(1);

    const second = await startBackend();
    await until(async () => (await open()).length === 0, 60_000);
    expect(await give(second, userId, key)).toMatchObject({ outcome: 'given', amount: { amount: 1299 } });
    expect(await given(userId)).toEqual([-12.99]);
  }, 120_000);

  test('killed at any moment, each month is given once or not at all, and once when it is asked for again', async () => {
    for (const round of [1, 2, 3]) {
      const first = await startBackend();
      const months: { userId: string; key: string }[] = [];
      for (let count = 0; count < 5; count += 1)
        months.push({ userId: await member(first), key: randomUUID() });
      for (const { userId, key } of months) {
        void give(first, userId, key).catch(() => undefined);
        await sleep(15 * round);
      }
      await first.stop('SIGKILL');
      const second = await startBackend();
      await until(async () => (await open()).length === 0, 60_000);
      for (const { userId, key } of months) {
        const written = await tables()
          .selectFrom('monthCredits')
          .select('state')
          .where('key', '=', key)
          .execute();
        expect(await given(userId)).toEqual(written.map(() => -12.99));
        await until(async () => (await give(second, userId, key))?.outcome === 'given');
        expect(await given(userId)).toEqual([-12.99]);
      }
      await second.stop('SIGKILL');
    }
  }, 240_000);
});
