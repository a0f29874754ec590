import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { insertAccount, verifyStudent } from '../../../testing/accounts.ts';
import type { BillingReplica } from '../../../testing/billing-replica.ts';
import { cards } from '../../../testing/cards.ts';
import { killableBilling } from '../../../testing/killable-billing.ts';
import { changeMethod, discountsOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';

const { sandbox, tables, startBackend, onPostgres } = await killableBilling();

onPostgres(() => {
  const changes = '/subscription/v1/changes';
  const discounts = (userId: string) => discountsOf(sandbox(), `A-${userId}`);

  const sandboxDay = async () => {
    const answer = await fetch(`${sandbox().url}/clock`);
    return dayOf(new Date(((await answer.json()) as { now: string }).now));
  };

  async function verify(userId: string) {
    const today = await sandboxDay();
    await verifyStudent(tables().$pickTables<never>(), userId, today, addMonths(today, 12));
  }

  async function buy(backend: BillingReplica, userId: string) {
    const wish = { plan: 'B2C14DANNUAL', country: 'DE', voucherCode: 'STUDENT50' };
    const quote = await backend.ask(userId, '/subscription/payments/web/quotes', wish);
    const request = { ...(await backend.prepare(userId, cards.good)), quoteId: quote.data?.id };
    expect((await backend.buy(userId, request)).status).toBe(200);
    expect(await discounts(userId)).toBe(1);
  }

  /** Students whose price ends within two months, and who have verified again. */
  async function students(backend: BillingReplica, count: number): Promise<string[]> {
    await seedVouchers(tables().$pickTables<never>(), await sandboxDay());
    const userIds = await Promise.all(
      Array.from({ length: count }, async () => {
        const userId = await insertAccount(tables().$pickTables<never>());
        await verify(userId);
        await buy(backend, userId);
        return userId;
      }),
    );
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ days: 340 });
    await fetch(`${sandbox().url}/clock/advance`, { method: 'POST', headers, body });
    for (const userId of userIds) {
      await verify(userId);
      await until(async () => (await backend.ask(userId, changes, { kind: 'studentPrice' })).status === 201);
    }
    return userIds;
  }

  async function shown(backend: BillingReplica, userId: string): Promise<string> {
    const { status, data } = await backend.ask(userId, changes, { kind: 'studentPrice' });
    expect(status).toBe(201);
    return `${changes}/${data?.id ?? ''}`;
  }

  test('killed between order and answer, another year is found again, by itself and by who presses again', async () => {
    const first = await startBackend();
    const [userId = ''] = await students(first, 1);
    const { refId } = (await first.prepare(userId, cards.slow)).paymentMethod;
    await changeMethod(sandbox(), `A-${userId}`, refId);
    const path = await shown(first, userId);
    const press = first.ask(userId, `${path}/confirm`, {}).catch(() => 'the connection broke');
    await until(async () => (await discounts(userId)) === 2);
    await first.stop('SIGKILL');
    expect(await press).toBe('the connection broke');

    const second = await startBackend();
    await until(async () => (await second.ask(userId, path)).data?.attributes.state === 'succeeded');
    expect(await second.ask(userId, `${path}/confirm`, {})).toMatchObject({ status: 200 });
    expect((await second.ask(userId, changes, { kind: 'studentPrice' })).status).toBe(409);
    expect(await discounts(userId)).toBe(2);
  }, 120_000);

  test('killed at any moment, a price is renewed once, and who presses again is told so', async () => {
    const first = await startBackend();
    const members = await Promise.all(
      (await students(first, 8)).map(async (userId) => ({
        ...{ userId, path: await shown(first, userId), tab: await shown(first, userId) },
      })),
    );
    for (const { userId, path, tab } of members) {
      void first.ask(userId, `${path}/confirm`, {}).catch(() => undefined);
      void first.ask(userId, `${tab}/confirm`, {}).catch(() => undefined);
      await sleep(20);
    }
    await first.stop('SIGKILL');

    const second = await startBackend();
    for (const { userId, path, tab } of members) {
      // Whichever tab came first renewed it: the other one is told so.
      await until(async () => {
        const pressed = [
          await second.ask(userId, `${path}/confirm`, {}),
          await second.ask(userId, `${tab}/confirm`, {}),
        ];
        return pressed.some(({ data }) => data?.attributes.state === 'succeeded');
      });
      expect(await discounts(userId)).toBe(2);
    }
  }, 240_000);
});
