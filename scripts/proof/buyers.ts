import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareOrder, type PreparedOrder } from '../bench/server/billing.ts';
import { signedUp, type Way } from '../bench/visitor.ts';
import { inTurns } from './in-turns.ts';

/** A purchase as its buyer was told of it. */
export interface Bought {
  userId: string;
  subscriptionNumber: string;
  /** How long the buyer waited, with all that was repeated. */
  tookMs: number;
}

/** New people with a quote and a card. */
export async function prepareBuyers(
  site: string,
  { count, send, card }: { count: number; send?: Way['send']; card?: string },
): Promise<PreparedOrder[]> {
  return inTurns(
    Array.from({ length: count }, (_, index) => index),
    async () => {
      const visitor = await signedUp(site, { ...(send && { send }), address: someAddress() });
      return prepareOrder(visitor, card);
    },
  );
}

/**
 * Has each of them buy, one after the other in even steps over the given time; who is not told how it ended presses
 * again.
 */
export function buyWithin(seconds: number, orders: readonly PreparedOrder[]): Promise<Bought[]> {
  return Promise.all(
    orders.map(async ({ userId, press }, index) => {
      await pause((index * seconds * 1000) / orders.length);
      const began = Date.now();
      for (;;) {
        const { status, zuoraReferenceId: subscriptionNumber } = await press();
        if (status === 'ACTIVE') return { userId, subscriptionNumber, tookMs: Date.now() - began };
        await pause(250);
      }
    }),
  );
}

/** An address of the block that is kept for benchmarks. */
function someAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}
