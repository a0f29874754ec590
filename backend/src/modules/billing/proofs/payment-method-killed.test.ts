import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cards } from '../../../testing/cards.ts';
import { changeMethod, methodsOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import { killableBilling } from '../../../testing/killable-billing.ts';

const address = '/subscription/payments/web/payment-methods';
const byCard = (refId: string) => ({ paymentMethod: { type: 'ZUORA', refId } });
const { sandbox, tables, startBackend, onPostgres } = await killableBilling();

onPostgres(() => {
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
          return { userId, refId, before: (await methodsOf(sandbox(), `A-${userId}`)).charged };
        }),
      );
      for (const { userId, refId } of members) {
        void first.ask(userId, address, byCard(refId)).catch(() => undefined);
        await sleep(9 * round);
      }
      await first.stop('SIGKILL');
      for (const { userId, refId, before } of members) {
        expect([refId, before]).toContain((await methodsOf(sandbox(), `A-${userId}`)).charged);
      }

      const second = await startBackend();
      await until(async () => (await openOnes()).length === 0);
      for (const { userId, refId, before } of members) {
        const written = await tables()
          .selectFrom('paymentReplacements')
          .select('state')
          .where('paymentMethodId', '=', refId)
          .executeTakeFirst();
        const charged = written === undefined ? before : refId;
        expect(await methodsOf(sandbox(), `A-${userId}`)).toEqual({ charged, all: [charged] });
      }
      await second.stop('SIGKILL');
    }
  }, 180_000);

  test('between its two steps, a job removes the method before', async () => {
    const first = await startBackend();
    const userId = randomUUID();
    const accountNumber = `A-${userId}`;
    await first.buy(userId, await first.prepare(userId, cards.good));
    const { charged: replacedMethodId } = await methodsOf(sandbox(), accountNumber);
    const { refId: paymentMethodId } = (await first.prepare(userId, cards.good)).paymentMethod;
    await first.stop('SIGKILL');
    // As a process leaves it that was killed before the method was removed.
    await changeMethod(sandbox(), accountNumber, paymentMethodId);
    await tables()
      .insertInto('paymentReplacements')
      .values({
        ...{ id: randomUUID(), userId, accountNumber, type: 'ZUORA', paymentMethodId, replacedMethodId },
        ...{ state: 'ordering', refusal: null, touchedAt: new Date(Date.now() - 60_000) },
      })
      .execute();
    await startBackend();
    // Orders without a job are looked for once a minute.
    await until(async () => (await openOnes()).length === 0, 120_000);
    expect(await methodsOf(sandbox(), accountNumber)).toEqual({
      charged: paymentMethodId,
      all: [paymentMethodId],
    });
  }, 180_000);
});
