import { expect, test } from 'vitest';
import { processLog } from '../../../http/request-log.ts';
import type { Refusal } from '../refusal.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { createExecution } from './execution.ts';
import type { OrderSteps } from './order-steps.ts';
import type { OrderSettling, WrittenOrder } from './written-order.ts';

type OrderOutcome = Awaited<ReturnType<Zuora['placeOrder']>>;
type LookUp = Awaited<ReturnType<Zuora['order']>>;

const number = { accountNumber: 'A-1', subscriptionNumbers: ['S-1'], orderNumber: 'O-1' };
const placed: OrderOutcome = { ok: true, body: { success: true, ...number } };
const running: OrderOutcome = { ok: false, kind: 'stillRunning' };
const broken: OrderOutcome = { ok: false, kind: 'serverError', status: 500 };
const silent: OrderOutcome = { ok: false, kind: 'timedOut' };
const declined: OrderOutcome = {
  ok: false,
  kind: 'refused',
  reasons: [{ code: '58730099', message: 'Transaction declined.' }],
};
const taken: OrderOutcome = {
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

/** An order with its outcome, as a table keeps it. */
interface Ordered extends WrittenOrder {
  subscriptionNumber: string | null;
  refusal: Refusal | null;
}

/** A gateway that answers as scripted, and remembers under which key each order was sent. */
function scripted(
  orders: OrderOutcome[],
  lookUps: LookUp[],
  { attemptedAt = new Date(), lateBy }: { attemptedAt?: Date; lateBy?: number } = {},
) {
  const sent: string[] = [];
  let order: Ordered = {
    id: 'p-1',
    userId: 'u-1',
    orderNumber: 'O-1',
    state: 'ordering',
    orderBody: {},
    attempt: 1,
    gatewayKey: 'key-1',
    attemptedAt,
    subscriptionNumber: null,
    refusal: null,
  };
  const change = (next: Partial<Ordered>) => Promise.resolve((order = { ...order, ...next }));
  const execution = createExecution({
    zuora: {
      placeOrder: (_body, key) => {
        sent.push(key);
        return Promise.resolve(orders.shift() ?? silent);
      },
      order: () => Promise.resolve(lookUps.shift() ?? absent),
    },
    orders: {
      touch: () => Promise.resolve(),
      find: () => Promise.resolve(order),
      leaveUnknown: () => change({ state: 'unknown' }).then(() => undefined),
      tryAgain: ({ attempt }) => change({ attempt: attempt + 1, gatewayKey: `key-${attempt + 1}` }),
    } satisfies Partial<OrderSteps<Ordered>>,
    settling: {
      succeed: (_order, { subscriptionNumber }) => change({ state: 'succeeded', subscriptionNumber }),
      refuse: (_order, refusal) => change({ state: 'refused', refusal }),
    } satisfies OrderSettling<Ordered>,
    log: processLog({ logLevel: 'silent' }),
    tooLateBy: () => lateBy,
  });
  const deadline = () => Date.now() + 1500;
  return {
    sent,
    send: () => execution.send(order, deadline()),
    resume: () => execution.resume(order, deadline()),
  };
}

test('an order that goes through is sent once', async () => {
  const { sent, send } = scripted([placed], []);
  expect(await send()).toMatchObject({ state: 'succeeded', subscriptionNumber: 'S-1' });
  expect(sent).toEqual(['key-1']);
});

test('a refusal of the first call is final', async () => {
  const { sent, send } = scripted([declined], []);
  expect(await send()).toMatchObject({ state: 'refused', refusal: { error: { code: 'PAYMENT_DECLINED' } } });
  expect(sent).toEqual(['key-1']);
});

test('after a time-out the order is looked up before anything is sent again', async () => {
  const { sent, send } = scripted([silent], [there]);
  expect(await send()).toMatchObject({ state: 'succeeded', subscriptionNumber: 'S-1' });
  expect(sent).toEqual(['key-1']);
});

test('while the first call runs, only the same key is sent again', async () => {
  const { sent, send } = scripted([silent, running, running, placed], []);
  expect(await send()).toMatchObject({ state: 'succeeded' });
  expect(sent).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
});

test('a new key is made when the old one repeats a server error and the order is absent', async () => {
  const { sent, send } = scripted([broken, broken, placed], []);
  expect(await send()).toMatchObject({ state: 'succeeded', attempt: 2 });
  expect(sent).toEqual(['key-1', 'key-1', 'key-2']);
});

// Under a new key each of these could charge a second time: the first call may still run, or have charged.
test.each<OrderOutcome>([
  { ok: false, kind: 'stillRunning' },
  { ok: false, kind: 'keyReused' },
  { ok: false, kind: 'undecided', status: 429 },
  { ok: false, kind: 'proxyError', status: 504 },
  { ok: false, kind: 'timedOut' },
  { ok: false, kind: 'unreachable' },
  { ok: false, kind: 'noToken' },
  { ok: false, kind: 'notSent' },
  { ok: false, kind: 'malformed' },
])('no new key after %j', async (outcome) => {
  const { sent, send } = scripted([outcome, outcome, placed], []);
  expect(await send()).toMatchObject({ state: 'succeeded', attempt: 1 });
  expect(sent).toEqual(['key-1', 'key-1', 'key-1']);
});

test('an order found between a failure and the next attempt ends the purchase', async () => {
  const { sent, send } = scripted([broken, broken], [absent, there]);
  expect(await send()).toMatchObject({ state: 'succeeded' });
  expect(sent.every((key) => key === 'key-1')).toBe(true);
});

test('a refused repeat is looked up: the order may exist already', async () => {
  const { send } = scripted([silent, taken], [absent, there]);
  expect(await send()).toMatchObject({ state: 'succeeded' });
});

test('when time is up, the purchase is left unknown', async () => {
  const { sent, send } = scripted([], []);
  expect(await send()).toMatchObject({ state: 'unknown', attempt: 1 });
  expect(new Set(sent)).toEqual(new Set(['key-1']));
});

test('a gateway that stays broken: at most six attempts', async () => {
  const { sent, send } = scripted(
    Array.from({ length: 12 }, () => broken),
    [],
  );
  const outcome = await send();
  expect(['unknown', 'refused']).toContain(outcome.state);
  expect(new Set(sent).size).toBeLessThanOrEqual(6);
}, 20_000);

test('an order found after a crash is not sent again', async () => {
  const { sent, resume } = scripted([], [there]);
  expect(await resume()).toMatchObject({ state: 'succeeded' });
  expect(sent).toEqual([]);
});

test('an expired key is not sent again; without an order the purchase is refused', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  const { sent, resume } = scripted([placed], [absent, absent], { attemptedAt: yesterday });
  expect(await resume()).toMatchObject({ state: 'refused', refusal: { error: { code: 'ORDER_REFUSED' } } });
  expect(sent).toEqual([]);
});

test('what would come too late is not sent: it stays open as long as an earlier call may run, and is refused after that', async () => {
  const soon = scripted([placed], [absent], { lateBy: 60_000 });
  expect(await soon.resume()).toMatchObject({ state: 'unknown' });
  const later = scripted([placed], [absent, absent], { lateBy: 6 * 60_000 });
  expect(await later.resume()).toMatchObject({ state: 'refused' });
  expect([soon.sent, later.sent]).toEqual([[], []]);
});
