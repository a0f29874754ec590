import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cards } from '../../../testing/cards.ts';
import {
  changeMethod,
  countryOf,
  ledgerOf,
  methodsOf,
  refundsOf,
  subscriptionsOf,
} from '../../../testing/sandbox-money.ts';
import { killableBilling } from '../../../testing/killable-billing.ts';
import { until } from '../../../testing/until.ts';

const { sandbox, tables, startBackend, onPostgres } = await killableBilling();

onPostgres(() => {
  const ledger = (userId: string) => ledgerOf(sandbox(), `A-${userId}`);

  test('killed between charge and answer, the backend finds the one subscription again by itself', async () => {
    const userId = randomUUID();
    const first = await startBackend();
    const request = await first.prepare(userId, cards.slow);
    const press = first.buy(userId, request).catch(() => 'the connection broke');
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

    const second = await startBackend();
    await until(async () => (await second.membership(userId)) === 'ACTIVE');

    const pressedAgain = await second.buy(userId, request);
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
    const request = await first.prepare(userId, cards.slow);
    void first.buy(userId, request).catch(() => undefined);
    await until(async () => (await ledger(userId)).payments.length === 1);
    await first.stop('SIGKILL');

    const second = await startBackend();
    expect(await second.buy(userId, request)).toMatchObject({
      status: 200,
      data: { attributes: { status: 'ACTIVE' } },
    });
    expect((await ledger(userId)).payments).toHaveLength(1);
    expect(await second.membership(userId)).toBe('ACTIVE');
  }, 120_000);

  test('killed between charge and answer, a change of plan is found again, by itself and by who presses again', async () => {
    const userId = randomUUID();
    const first = await startBackend();
    expect((await first.buy(userId, await first.prepare(userId, cards.good))).status).toBe(200);
    await changeMethod(
      sandbox(),
      `A-${userId}`,
      (await first.prepare(userId, cards.slow)).paymentMethod.refId,
    );
    const wish = { kind: 'changePlan', plan: 'B2C14DANNUAL' };
    const shown = await first.ask(userId, '/subscription/v1/changes', wish);
    const path = `/subscription/v1/changes/${shown.data?.id ?? ''}`;
    const press = first.ask(userId, `${path}/confirm`, {}).catch(() => 'the connection broke');
    await until(async () => (await ledger(userId)).payments.length === 2);
    await first.stop('SIGKILL');
    expect(await press).toBe('the connection broke');

    const second = await startBackend();
    await until(async () => (await second.ask(userId, path)).data?.attributes.state === 'succeeded');
    const pressedAgain = await second.ask(userId, `${path}/confirm`, {});
    expect(pressedAgain).toMatchObject({ status: 200, data: { attributes: { state: 'succeeded' } } });
    const { payments, subscriptions } = await ledger(userId);
    expect(payments.map(({ amount }) => amount)).toEqual([12.99, 57]);
    expect(subscriptions).toHaveLength(1);
  }, 120_000);

  test.each(['refund', 'withdraw'])(
    'killed at any moment, money is given back once by a %s, and who presses again is told so',
    async (kind) => {
      const refund = { kind };
      const first = await startBackend();
      const members = await Promise.all(
        [0, 40, 80, 120].map(async (delayMs) => {
          const userId = randomUUID();
          expect((await first.buy(userId, await first.prepare(userId, cards.good))).status).toBe(200);
          const wish = { kind: 'changePlan', plan: 'B2C14DANNUAL' };
          const changed = await first.ask(userId, '/subscription/v1/changes', wish);
          await first.ask(userId, `/subscription/v1/changes/${changed.data?.id ?? ''}/confirm`, {});
          const shown = await first.ask(userId, '/subscription/v1/changes', refund);
          return { userId, delayMs, path: `/subscription/v1/changes/${shown.data?.id ?? ''}` };
        }),
      );
      for (const { userId, delayMs, path } of members) {
        void first.ask(userId, `${path}/confirm`, {}).catch(() => undefined);
        await sleep(delayMs);
      }
      await first.stop('SIGKILL');

      const second = await startBackend();
      for (const { userId, path } of members) {
        await until(async () => {
          const pressed = await second.ask(userId, `${path}/confirm`, {});
          return pressed.data?.attributes.state === 'succeeded';
        });
        const refunds = await refundsOf(sandbox(), `A-${userId}`);
        expect(Math.round(refunds.reduce((sum, amount) => sum + amount, 0) * 100)).toBe(6999);
      }
    },
    240_000,
  );

  test('killed at any moment, a family plan for later is ordered once or not at all, and so is the end of the present one', async () => {
    const first = await startBackend();
    const members = await Promise.all(
      [0, 40, 80, 120].map(async (delayMs) => {
        const userId = randomUUID();
        expect((await first.buy(userId, await first.prepare(userId, cards.good))).status).toBe(200);
        const wish = { plan: 'B2CFAMILYA2022', upgrade: true };
        return { userId, delayMs, request: await first.prepare(userId, cards.good, wish) };
      }),
    );
    for (const { userId, delayMs, request } of members) {
      void first.buy(userId, request).catch(() => undefined);
      await sleep(delayMs);
    }
    await first.stop('SIGKILL');

    const second = await startBackend();
    for (const { userId, request } of members) {
      const { status } = await second.buy(userId, request);
      const subscriptions = await subscriptionsOf(sandbox(), `A-${userId}`);
      const renewing = subscriptions.map(({ autoRenew }) => autoRenew).toSorted();
      const [held] = await tables()
        .selectFrom('subscriptions')
        .select(['endsOn', 'renewalOff'])
        .where('userId', '=', userId)
        .where('planCode', '=', 'B2CMONTHLY')
        .execute();
      const present = [held?.renewalOff, held?.endsOn !== null];
      expect([status, renewing, present]).toEqual(
        status === 200 ? [200, [false, true], [true, true]] : [409, [true], [false, false]],
      );
      expect(new Set(subscriptions.map((each) => each.status))).toEqual(new Set(['Active']));
    }
  }, 120_000);

  test('killed at any moment, a purchase that is refused leaves the running plan its card and its address', async () => {
    const first = await startBackend();
    const members = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const userId = randomUUID();
        expect((await first.buy(userId, await first.prepare(userId, cards.good))).status).toBe(200);
        const { charged } = await methodsOf(sandbox(), `A-${userId}`);
        const wish = { plan: 'B2CFAMILYA2022', upgrade: true, country: 'AT' };
        return { userId, charged, request: await first.prepare(userId, cards.expired, wish) };
      }),
    );
    for (const { userId, request } of members) {
      void first.buy(userId, request).catch(() => undefined);
      await sleep(25);
    }
    await first.stop('SIGKILL');

    const second = await startBackend();
    for (const { userId, charged, request } of members) {
      expect((await second.buy(userId, request)).status).not.toBe(200);
      await until(async () => (await methodsOf(sandbox(), `A-${userId}`)).charged === charged);
      await until(async () => (await countryOf(sandbox(), `A-${userId}`)) === 'DE');
    }
  }, 120_000);

  test('killed at any moment, a purchase happens once or not at all, and the buyer is told which', async () => {
    for (const round of [1, 2, 3]) {
      const first = await startBackend();
      const buyers = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const userId = randomUUID();
          return { userId, request: await first.prepare(userId, cards.good) };
        }),
      );
      for (const { userId, request } of buyers) {
        void first.buy(userId, request).catch(() => undefined);
        await sleep(12 * round);
      }
      await first.stop('SIGKILL');

      const second = await startBackend();
      const outcomes = await Promise.all(
        buyers.map(async ({ userId, request }) => {
          const { status } = await second.buy(userId, request);
          return {
            status,
            charges: (await ledger(userId)).payments.length,
            held: await second.membership(userId),
          };
        }),
      );
      for (const { status, charges, held } of outcomes) {
        expect([status, charges, held]).toEqual(status === 200 ? [200, 1, 'ACTIVE'] : [409, 0, 'NONE']);
      }
      await second.stop('SIGKILL');
    }
  }, 240_000);
});
