import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BillingReplica } from '../../../testing/billing-replica.ts';
import { cards } from '../../../testing/cards.ts';
import { killableBilling } from '../../../testing/killable-billing.ts';
import { changeMethod, ledgerOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';

const { sandbox, startBackend, onPostgres } = await killableBilling();

onPostgres(() => {
  const changes = '/subscription/v1/changes';
  const paid = async (userId: string) =>
    (await ledgerOf(sandbox(), `A-${userId}`)).payments.map(({ amount }) => amount);

  async function show(backend: BillingReplica, userId: string, wish: object): Promise<string> {
    const { status, data } = await backend.ask(userId, changes, wish);
    expect(status).toBe(201);
    return `${changes}/${data?.id ?? ''}`;
  }

  const confirm = (backend: BillingReplica, userId: string, path: string) =>
    backend.ask(userId, `${path}/confirm`, {});

  /** Members whose monthly plan is paused, and was charged once. */
  async function paused(backend: BillingReplica, count: number): Promise<string[]> {
    const userIds = Array.from({ length: count }, () => randomUUID());
    for (const userId of userIds) {
      expect((await backend.buy(userId, await backend.prepare(userId, cards.good))).status).toBe(200);
      const path = await show(backend, userId, { kind: 'pause', months: 3 });
      expect((await confirm(backend, userId, path)).status).toBe(200);
    }
    const headers = { 'content-type': 'application/json' };
    await fetch(`${sandbox().url}/clock/advance`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ days: 35 }) },
    });
    for (const userId of userIds) {
      await until(async () => (await backend.ask(userId, changes, { kind: 'resume' })).status === 201);
    }
    return userIds;
  }

  test('killed between charge and answer, the end of a pause is found again, by itself and by who presses again', async () => {
    const first = await startBackend();
    const [userId = ''] = await paused(first, 1);
    const { refId } = (await first.prepare(userId, cards.slow)).paymentMethod;
    await changeMethod(sandbox(), `A-${userId}`, refId);
    const path = await show(first, userId, { kind: 'resume' });
    const tab = await show(first, userId, { kind: 'resume' });
    const press = confirm(first, userId, path).catch(() => 'the connection broke');
    await until(async () => (await paid(userId)).length === 2);
    await first.stop('SIGKILL');
    expect(await press).toBe('the connection broke');

    const second = await startBackend();
    await until(async () => (await second.ask(userId, path)).data?.attributes.state === 'succeeded');
    for (const pressed of [path, tab]) {
      expect(await confirm(second, userId, pressed)).toMatchObject({
        ...{ status: 200, data: { attributes: { state: 'succeeded' } } },
      });
    }
    expect(await paid(userId)).toEqual([12.99, 12.99]);
    expect(await second.membership(userId)).toBe('ACTIVE');
  }, 120_000);

  test('killed at any moment, a pause is ended once, and who presses again in either tab is told so', async () => {
    const first = await startBackend();
    const members: { userId: string; tabs: string[] }[] = [];
    for (const userId of await paused(first, 8)) {
      const wish = { kind: 'resume' };
      members.push({ userId, tabs: [await show(first, userId, wish), await show(first, userId, wish)] });
    }
    for (const { userId, tabs } of members) {
      for (const tab of tabs) void confirm(first, userId, tab).catch(() => undefined);
      await sleep(20);
    }
    await first.stop('SIGKILL');

    const second = await startBackend();
    for (const { userId, tabs } of members) {
      for (const tab of tabs) {
        await until(async () => {
          const pressed = await confirm(second, userId, tab);
          return pressed.data?.attributes.state === 'succeeded';
        });
      }
      expect(await paid(userId)).toEqual([12.99, 12.99]);
      expect(await second.membership(userId)).toBe('ACTIVE');
    }
  }, 240_000);
});
