import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cards } from '../../../testing/cards.ts';
import { changeMethod, ledgerOf } from '../../../testing/sandbox-money.ts';
import { killableBilling } from '../../../testing/killable-billing.ts';
import { until } from '../../../testing/until.ts';

const address = '/subscription/payments/web/payment-methods';
const due = { amount: 1299, currency: 'EUR' };
const byCard = (refId: string) => ({ paymentMethod: { type: 'ZUORA', refId }, collect: due });

const { sandbox, tables, startBackend, onPostgres } = await killableBilling();

onPostgres(() => {
  const paymentsOf = async (userId: string) => (await ledgerOf(sandbox(), `A-${userId}`)).payments;
  const paid = async (userId: string) =>
    (await paymentsOf(userId)).filter(({ status }) => status === 'Processed').length;
  const openOnes = async () =>
    (
      await Promise.all(
        (['paymentReplacements', 'recoveryPayments'] as const).map((table) =>
          tables().selectFrom(table).select('id').where('state', 'in', ['ordering', 'unknown']).execute(),
        ),
      )
    ).flat();

  /** Members whose renewals were declined, each with a new card in hand. */
  async function failing(backend: Awaited<ReturnType<typeof startBackend>>, count: number, number: string) {
    const members = await Promise.all(
      Array.from({ length: count }, async () => {
        const userId = randomUUID();
        await backend.buy(userId, await backend.prepare(userId, cards.good));
        const { paymentMethod } = await backend.prepare(userId, cards.declined);
        await changeMethod(sandbox(), `A-${userId}`, paymentMethod.refId);
        return userId;
      }),
    );
    const headers = { 'content-type': 'application/json' };
    await fetch(`${sandbox().url}/clock/advance`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ days: 31 }),
    });
    return Promise.all(
      members.map(async (userId) => ({
        userId,
        refId: (await backend.prepare(userId, number)).paymentMethod.refId,
      })),
    );
  }

  test('at any moment, what was agreed to is charged once, or nothing was asked for', async () => {
    for (const round of [1, 2, 3]) {
      const first = await startBackend();
      const members = await failing(first, 5, cards.good);
      for (const { userId, refId } of members) {
        void first.ask(userId, address, byCard(refId)).catch(() => undefined);
        await sleep(12 * round);
      }
      await first.stop('SIGKILL');
      const second = await startBackend();
      await until(async () => (await openOnes()).length === 0, 60_000);
      for (const { userId, refId } of members) {
        const asked = await tables()
          .selectFrom('paymentReplacements')
          .select('state')
          .where('paymentMethodId', '=', refId)
          .executeTakeFirst();
        expect(await paid(userId)).toBe(asked === undefined ? 1 : 2);
      }
      await second.stop('SIGKILL');
    }
  }, 240_000);

  test('between the charge and its answer, a job finds the one payment', async () => {
    const first = await startBackend();
    const [member] = await failing(first, 1, cards.slow);
    const { userId = '', refId = '' } = member ?? {};
    void first.ask(userId, address, byCard(refId)).catch(() => undefined);
    await until(async () => (await paid(userId)) === 2);
    await first.stop('SIGKILL');
    expect(await openOnes()).toHaveLength(1);
    await startBackend();
    await until(async () => (await openOnes()).length === 0, 60_000);
    const ended = await tables()
      .selectFrom('recoveryPayments')
      .select(['state', 'attempt'])
      .where('userId', '=', userId)
      .execute();
    expect(ended).toEqual([{ state: 'succeeded', attempt: 1 }]);
    expect(await paid(userId)).toBe(2);
  }, 120_000);
});
