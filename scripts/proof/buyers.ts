import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareOrder, type PreparedOrder } from '../bench/server/billing.ts';
import { signedUp, type Way } from '../bench/visitor.ts';
import { mapConcurrently } from './map-concurrently.ts';

/** A purchase as its buyer was told of it. */
export interface Bought {
  userId: string;
  subscriptionNumber: string;
}

/** New people with a quote and a card. */
export async function prepareBuyers(
  site: string,
  { count, send, card }: { count: number; send?: Way['send']; card?: string },
): Promise<PreparedOrder[]> {
  return mapConcurrently(
    Array.from({ length: count }, (_, index) => index),
    async () => {
      const visitor = await signedUp(site, { ...(send && { send }), address: someAddress() });
      return prepareOrder(visitor, card);
    },
  );
}

/** Has each of them buy, one after the other in even steps over the given time. */
export function buyWithin(seconds: number, orders: readonly PreparedOrder[]): Promise<Bought[]> {
  return Promise.all(
    orders.map(async (order, index) => {
      await pause((index * seconds * 1000) / orders.length);
      return buy(order);
    }),
  );
}

/** Told that nothing was charged, and to press again. */
const interrupted = '"code":"INTERRUPTED"';

const patienceMs = 90_000;

/** Presses until the purchase is decided, for 90 seconds at most: while it is open the same one, after an interruption another. */
async function buy({ userId, press }: PreparedOrder): Promise<Bought> {
  const giveUpAt = Date.now() + patienceMs;
  let purchaseKey: string = randomUUID();
  for (;;) {
    try {
      const { status, zuoraReferenceId: subscriptionNumber } = await press(purchaseKey);
      if (status === 'ACTIVE') return { userId, subscriptionNumber };
    } catch (error) {
      if (!String(error).includes(interrupted)) throw error;
      purchaseKey = randomUUID();
    }
    if (Date.now() > giveUpAt) throw new Error('A purchase was not decided within 90 seconds.');
    await pause(250);
  }
}

/** An address of the block that is kept for benchmarks. */
function someAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}
