import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { certaintyOf, explain, type GatewayOutcome } from '../gateway-outcome.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { orderRefusal } from './order-refusals.ts';
import type { OrderSteps } from './order-steps.ts';
import type { OrderSettling, PlacedOrder, WrittenOrder } from './written-order.ts';

/** How long the billing company keeps the answer to a key, less a margin. */
const keyLifetimeMs = 23 * 60 * 60 * 1000;
/** After this long, the billing company has ended every call. */
const callLifetimeMs = 5 * 60 * 1000;
const attemptsAtMost = 6;
const pauseMs = 250;

type OrderOutcome = Awaited<ReturnType<Zuora['placeOrder']>>;

/** Either the order has ended here, or it is open, and known to be absent at the billing company or not. */
type Round<Order> = { end: Order } | { absent: boolean };

/**
 * Brings a written order in `ordering` or `unknown` to its end, or leaves it `unknown` when time is up.
 *
 * What was sent is looked up before anything is sent again, and what is sent again carries the same key, which
 * repeats the first answer in place of a second charge. A new key is made only when the old one is known to have
 * ended in a failure and the order is known not to exist.
 */
export function createExecution<Order extends WrittenOrder>(parts: {
  zuora: Pick<Zuora, 'placeOrder' | 'order'>;
  orders: Pick<OrderSteps<Order>, 'find' | 'leaveUnknown' | 'touch' | 'tryAgain'>;
  settling: OrderSettling<Order>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** For how many milliseconds an order, were it sent, would do something else than what was confirmed; undefined where it does that. */
  tooLateBy?: (order: Order) => number | undefined;
}) {
  const { zuora, orders, settling, log, tooLateBy = () => undefined } = parts;

  async function lookUp({ id, orderNumber }: Order): Promise<GatewayOutcome<PlacedOrder>> {
    await orders.touch(id);
    const found = await zuora.order(orderNumber);
    if (!found.ok) return found;
    const { existingAccountNumber: accountNumber, subscriptions } = found.body.order;
    const [subscription] = subscriptions;
    return subscription === undefined
      ? { ok: false, kind: 'malformed' }
      : { ok: true, body: { accountNumber, subscriptionNumber: subscription.subscriptionNumber } };
  }

  async function send({ id, orderNumber, orderBody, gatewayKey }: Order): Promise<OrderOutcome> {
    if (orderBody === null || gatewayKey === null)
      throw new Error(`Order ${orderNumber} was not written down.`);
    await orders.touch(id);
    return zuora.placeOrder(orderBody, gatewayKey);
  }

  /** Draws from an answer what can be drawn: an end, or whether the order is known not to exist. */
  async function settle(order: Order, answer: OrderOutcome, sentBefore: boolean): Promise<Round<Order>> {
    if (answer.ok) {
      const { accountNumber, subscriptionNumbers } = answer.body;
      const [subscriptionNumber] = subscriptionNumbers;
      if (subscriptionNumber !== undefined) {
        return { end: await settling.succeed(order, { accountNumber, subscriptionNumber }) };
      }
    } else {
      const { orderNumber, attempt } = order;
      log.warn({ order: orderNumber, attempt, reason: explain(answer) }, 'an order did not go through');
    }
    // The first no to an order that was sent once is final. Later ones may only say that it is there already.
    const final = !answer.ok && answer.kind === 'refused' ? answer.reasons : undefined;
    if (final !== undefined && !sentBefore) {
      return { end: await settling.refuse(order, orderRefusal(final)) };
    }
    const found = await lookUp(order);
    if (found.ok) return { end: await settling.succeed(order, found.body) };
    const absent = certaintyOf(found) === 'refused';
    if (final !== undefined && absent) return { end: await settling.refuse(order, orderRefusal(final)) };
    return { absent };
  }

  async function followUp(order: Order, until: number): Promise<Order> {
    let current = order;
    while (Date.now() < until) {
      await sleep(pauseMs);
      const lateBy = tooLateBy(current);
      if (lateBy !== undefined) return withoutSending(current, lateBy);
      if (keyIsOver(current)) return afterItsCall(current);
      const repeated = await send(current);
      const round = await settle(current, repeated, true);
      if ('end' in round) return round.end;
      // A new attempt needs the key's call to have ended in a failure, and the look-up after it to find no order.
      if (!keyEndedInFailure(repeated) || !round.absent) continue;
      if (current.attempt >= attemptsAtMost) return settling.refuse(current, orderRefusal([]));
      const next = await orders.tryAgain(current);
      if (next === undefined) break;
      current = next;
      const first = await settle(current, await send(current), false);
      if ('end' in first) return first.end;
    }
    await orders.leaveUnknown(current.id);
    return (await orders.find(current.id)) ?? current;
  }

  /** A call that is over is not repeated: by now the order is there, or will never be. */
  async function afterItsCall(order: Order): Promise<Order> {
    const found = await lookUp(order);
    if (found.ok) return settling.succeed(order, found.body);
    if (certaintyOf(found) === 'refused') return settling.refuse(order, orderRefusal([]));
    await orders.leaveUnknown(order.id);
    return order;
  }

  /** What was sent in time is there, or will be as long as the call may still be running. */
  async function withoutSending(order: Order, lateBy: number): Promise<Order> {
    if (lateBy > callLifetimeMs) return afterItsCall(order);
    await orders.leaveUnknown(order.id);
    return (await orders.find(order.id)) ?? order;
  }

  return {
    /** Sends an order that was just written down, and follows it up for as long as its sender may wait. */
    send: async (order: Order, until: number): Promise<Order> => {
      const round = await settle(order, await send(order), false);
      return 'end' in round ? round.end : followUp(order, until);
    },

    /** Resumes an order that may or may not have been sent. */
    resume: async (order: Order, until: number): Promise<Order> => {
      const found = await lookUp(order);
      return found.ok ? settling.succeed(order, found.body) : followUp(order, until);
    },
  };
}

/** What carries orders out. */
export type Execution<Order extends WrittenOrder> = ReturnType<typeof createExecution<Order>>;

function keyIsOver({ attemptedAt }: WrittenOrder): boolean {
  return attemptedAt !== null && Date.now() - attemptedAt.getTime() > keyLifetimeMs;
}

/**
 * Whether the repeated call shows that the key's first call has ended in a failure. A charge is tried under a new key
 * only then: of every other outcome the first call may still be running, or may have charged.
 */
function keyEndedInFailure(outcome: OrderOutcome): boolean {
  if (outcome.ok) return false;
  switch (outcome.kind) {
    case 'serverError':
      return true;
    case 'refused':
    case 'stillRunning':
    case 'keyReused':
    case 'undecided':
    case 'proxyError':
    case 'timedOut':
    case 'unreachable':
    case 'noToken':
    case 'notSent':
    case 'malformed':
      return false;
  }
}
