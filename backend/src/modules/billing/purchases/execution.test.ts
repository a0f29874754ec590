import { expect, test } from '@jest/globals';
import { processLog } from '../../../http/request-log.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { createCarryingOut } from './execution.ts';
import type { Purchase, PurchaseRepository } from './repository.ts';
import type { Settling } from './settling.ts';

type OrderAnswer = Awaited<ReturnType<Zuora['placeOrder']>>;
type LookUp = Awaited<ReturnType<Zuora['order']>>;

const number = { accountNumber: 'A-1', subscriptionNumbers: ['S-1'], orderNumber: 'O-1' };
const placed: OrderAnswer = { ok: true, body: { success: true, ...number } };
const running: OrderAnswer = { ok: false, kind: 'stillRunning' };
const broken: OrderAnswer = { ok: false, kind: 'unclear', detail: 'HTTP 500' };
const silent: OrderAnswer = { ok: false, kind: 'unclear', detail: 'TimeoutError' };
const declined: OrderAnswer = {
  ok: false,
  kind: 'refused',
  reasons: [{ code: '58730099', message: 'Transaction declined.' }],
};
const taken: OrderAnswer = {
  ok: false,
  kind: 'refused',
  reasons: [{ code: '58730030', message: 'Order number O-1 is taken.' }],
};
const absent: LookUp = {
  ok: false,
  kind: 'refused',
  reasons: [{ code: '58730040', message: 'There is no order.' }],
};
const there: LookUp = {
  ok: true,
  body: {
    success: true,
    order: {
      orderNumber: 'O-1',
      existingAccountNumber: 'A-1',
      subscriptions: [{ subscriptionNumber: 'S-1' }],
    },
  },
};

/** A gateway that answers as scripted, and remembers under which key each order was sent. */
function scripted(orders: OrderAnswer[], lookUps: LookUp[], attemptedAt = new Date()) {
  const sent: string[] = [];
  let purchase: Purchase = {
    id: 'p-1',
    userId: 'u-1',
    purchaseKey: 'k',
    orderNumber: 'O-1',
    state: 'ordering',
    quoteId: 'q-1',
    payment: { type: 'ZUORA', refId: 'r-1' },
    orderBody: {},
    attempt: 1,
    gatewayKey: 'key-1',
    attemptedAt,
    subscriptionNumber: null,
    refusal: null,
    createdAt: attemptedAt,
    touchedAt: attemptedAt,
  };
  const change = (next: Partial<Purchase>) => Promise.resolve((purchase = { ...purchase, ...next }));
  const carryingOut = createCarryingOut({
    zuora: {
      placeOrder: (_body, key) => {
        sent.push(key);
        return Promise.resolve(orders.shift() ?? silent);
      },
      order: () => Promise.resolve(lookUps.shift() ?? absent),
    },
    purchases: {
      touch: () => Promise.resolve(),
      find: () => Promise.resolve(purchase),
      leaveUnknown: () => change({ state: 'unknown' }).then(() => undefined),
      tryAgain: ({ attempt }: Purchase) => change({ attempt: attempt + 1, gatewayKey: `key-${attempt + 1}` }),
    } as Partial<PurchaseRepository> as PurchaseRepository,
    settling: {
      succeed: (_purchase, { subscriptionNumber }) => change({ state: 'succeeded', subscriptionNumber }),
      refuse: (_purchase, refusal) => change({ state: 'refused', refusal }),
    } satisfies Settling,
    log: processLog({ logLevel: 'silent' }),
  });
  const patience = () => Date.now() + 1500;
  return {
    sent,
    send: () => carryingOut.send(purchase, patience()),
    resume: () => carryingOut.resume(purchase, patience()),
  };
}

test('an order that goes through is sent once', async () => {
  const { sent, send } = scripted([placed], []);
  expect(await send()).toMatchObject({ state: 'succeeded', subscriptionNumber: 'S-1' });
  expect(sent).toEqual(['key-1']);
});

test('a no to the first sending is final', async () => {
  const { sent, send } = scripted([declined], []);
  expect(await send()).toMatchObject({ state: 'refused', refusal: { error: { code: 'PAYMENT_DECLINED' } } });
  expect(sent).toEqual(['key-1']);
});

test('after a silence the order is looked up before anything is sent again', async () => {
  const { sent, send } = scripted([silent], [there]);
  expect(await send()).toMatchObject({ state: 'succeeded', subscriptionNumber: 'S-1' });
  expect(sent).toEqual(['key-1']);
});

test('while the first call still runs, the same key is asked again, never another', async () => {
  const { sent, send } = scripted([silent, running, running, placed], []);
  expect(await send()).toMatchObject({ state: 'succeeded' });
  expect(sent).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
});

test('a new key is made only when the old one repeats a failure and the order is not there', async () => {
  const { sent, send } = scripted([broken, broken, placed], []);
  expect(await send()).toMatchObject({ state: 'succeeded', attempt: 2 });
  expect(sent).toEqual(['key-1', 'key-1', 'key-2']);
});

test('an order that turns up between a failure and the next attempt is the purchase', async () => {
  const { sent, send } = scripted([broken, broken], [absent, there]);
  expect(await send()).toMatchObject({ state: 'succeeded' });
  expect(sent.every((key) => key === 'key-1')).toBe(true);
});

test('a refusal of what was sent before may mean that the order is there already', async () => {
  const { send } = scripted([silent, taken], [absent, there]);
  expect(await send()).toMatchObject({ state: 'succeeded' });
});

test('when time is up, nobody claims to know', async () => {
  const { sent, send } = scripted([], []);
  expect(await send()).toMatchObject({ state: 'unknown', attempt: 1 });
  expect(new Set(sent)).toEqual(new Set(['key-1']));
});

test('a gateway that stays broken is given up at last, with nothing ordered', async () => {
  const { sent, send } = scripted(
    Array.from({ length: 12 }, () => broken),
    [],
  );
  const outcome = await send();
  expect(['unknown', 'refused']).toContain(outcome.state);
  expect(new Set(sent).size).toBeLessThanOrEqual(6);
}, 20_000);

test('what was found after a crash is not sent again', async () => {
  const { sent, resume } = scripted([], [there]);
  expect(await resume()).toMatchObject({ state: 'succeeded' });
  expect(sent).toEqual([]);
});

test('a key that is over is never sent again: the order is there, or it will never be', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  const { sent, resume } = scripted([placed], [absent, absent], yesterday);
  expect(await resume()).toMatchObject({ state: 'refused', refusal: { error: { code: 'ORDER_REFUSED' } } });
  expect(sent).toEqual([]);
});
