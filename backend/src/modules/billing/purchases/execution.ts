import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { certaintyOf, explain, type GatewayOutcome } from '../gateway-outcome.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { orderRefusal } from './refusals.ts';
import type { Purchase, PurchaseRepository } from './repository.ts';
import type { PlacedOrder, Settling } from './settling.ts';

/** How long the billing company keeps the answer to a key, less a margin. */
const keyLifetimeMs = 23 * 60 * 60 * 1000;
const attemptsAtMost = 6;
const pauseMs = 250;

type OrderOutcome = Awaited<ReturnType<Zuora['placeOrder']>>;

/** Either the purchase has ended, or it is open, with the order known to be absent or not. */
type Round = { end: Purchase } | { absent: boolean };

/**
 * Brings a purchase in `ordering` or `unknown` to its end, or leaves it `unknown` when time is up.
 *
 * What was sent is looked up before anything is sent again, and what is sent again carries the same key, which
 * repeats the first answer in place of a second charge. A new key is made only when the old one is known to have
 * ended in a failure and the order is known not to exist.
 */
export function createExecution(parts: {
  zuora: Pick<Zuora, 'placeOrder' | 'order'>;
  purchases: PurchaseRepository;
  settling: Settling;
  log: FastifyBaseLogger;
}) {
  const { zuora, purchases, settling, log } = parts;

  async function lookUp({ id, orderNumber }: Purchase): Promise<GatewayOutcome<PlacedOrder>> {
    await purchases.touch(id);
    const found = await zuora.order(orderNumber);
    if (!found.ok) return found;
    const { existingAccountNumber: accountNumber, subscriptions } = found.body.order;
    const [subscription] = subscriptions;
    return subscription === undefined
      ? { ok: false, kind: 'malformed' }
      : { ok: true, body: { accountNumber, subscriptionNumber: subscription.subscriptionNumber } };
  }

  async function send({ id, orderBody, gatewayKey }: Purchase): Promise<OrderOutcome> {
    if (orderBody === null || gatewayKey === null)
      throw new Error(`Purchase ${id} was not written down as an order.`);
    await purchases.touch(id);
    return zuora.placeOrder(orderBody, gatewayKey);
  }

  /** Draws from an answer what can be drawn: an end, or whether the order is known not to exist. */
  async function settle(purchase: Purchase, answer: OrderOutcome, sentBefore: boolean): Promise<Round> {
    if (answer.ok) {
      const { accountNumber, subscriptionNumbers } = answer.body;
      const [subscriptionNumber] = subscriptionNumbers;
      if (subscriptionNumber !== undefined) {
        return { end: await settling.succeed(purchase, { accountNumber, subscriptionNumber }) };
      }
    } else {
      const { id, attempt } = purchase;
      log.warn({ purchase: id, attempt, reason: explain(answer) }, 'an order did not go through');
    }
    // The first no to an order that was sent once is final. Later ones may only say that it is there already.
    const final = !answer.ok && answer.kind === 'refused' ? answer.reasons : undefined;
    if (final !== undefined && !sentBefore) {
      return { end: await settling.refuse(purchase, orderRefusal(final)) };
    }
    const found = await lookUp(purchase);
    if (found.ok) return { end: await settling.succeed(purchase, found.body) };
    const absent = certaintyOf(found) === 'refused';
    if (final !== undefined && absent) return { end: await settling.refuse(purchase, orderRefusal(final)) };
    return { absent };
  }

  async function followUp(purchase: Purchase, until: number): Promise<Purchase> {
    let current = purchase;
    while (Date.now() < until) {
      await sleep(pauseMs);
      if (keyIsOver(current)) return afterItsKey(current);
      const repeated = await send(current);
      const round = await settle(current, repeated, true);
      if ('end' in round) return round.end;
      // A new attempt needs the key's call to have ended in a failure, and the look-up after it to find no order.
      if (!keyEndedInFailure(repeated) || !round.absent) continue;
      if (current.attempt >= attemptsAtMost) return settling.refuse(current, orderRefusal([]));
      const next = await purchases.tryAgain(current);
      if (next === undefined) break;
      current = next;
      const first = await settle(current, await send(current), false);
      if ('end' in first) return first.end;
    }
    await purchases.leaveUnknown(current.id);
    return (await purchases.find(current.id)) ?? current;
  }

  /** A key that is over would start a second call. By now the order is there, or will never be. */
  async function afterItsKey(purchase: Purchase): Promise<Purchase> {
    const found = await lookUp(purchase);
    if (found.ok) return settling.succeed(purchase, found.body);
    if (certaintyOf(found) === 'refused') return settling.refuse(purchase, orderRefusal([]));
    await purchases.leaveUnknown(purchase.id);
    return purchase;
  }

  return {
    /** Sends a purchase that was just written down, and follows it up for as long as the buyer may wait. */
    send: async (purchase: Purchase, until: number): Promise<Purchase> => {
      const round = await settle(purchase, await send(purchase), false);
      return 'end' in round ? round.end : followUp(purchase, until);
    },

    /** Resumes a purchase that may or may not have been sent. */
    resume: async (purchase: Purchase, until: number): Promise<Purchase> => {
      const found = await lookUp(purchase);
      return found.ok ? settling.succeed(purchase, found.body) : followUp(purchase, until);
    },
  };
}

export type Execution = ReturnType<typeof createExecution>;

function keyIsOver({ attemptedAt }: Purchase): boolean {
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
    case 'malformed':
      return false;
  }
}
