import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cardNumbered, prepareOrder, type PreparedOrder } from '../bench/server/billing.ts';
import { signedUp, someAddress, type Visitor, type VisitorOptions } from '../bench/visitor.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { isNothingOrdered, patienceMs } from './persistent-requests.ts';

/** What a buyer was told. */
export interface Bought {
  userId: string;
  /** The account that is charged, as the billing company numbers it. */
  account: string;
  /** How many charges they were told of. */
  charges: number;
  /** What these come to, in minor units. */
  total: number;
  subscriptionNumber?: string;
}

/** The same of those who bought a plan. */
export type BoughtPlan = Bought & { subscriptionNumber: string };

/** New people with a quote and a card. */
export function prepareBuyers(
  site: string,
  { count, send, card }: { count: number; send?: VisitorOptions['send']; card?: string },
): Promise<PreparedOrder[]> {
  return mapConcurrently(
    Array.from({ length: count }, (_, index) => index),
    async () =>
      prepareOrder(await newMember(site, send), card === undefined ? undefined : cardNumbered(card)),
  );
}

/** A visitor with a new account and an address of their own. */
export function newMember(site: string, send?: VisitorOptions['send']): Promise<Visitor> {
  return signedUp(site, { ...(send && { send }), address: someAddress() });
}

/** Has each of them buy, one after the other in even steps over the given time. */
export function buyWithin(seconds: number, orders: readonly PreparedOrder[]): Promise<BoughtPlan[]> {
  return Promise.all(
    orders.map(async (order, index) => {
      await pause((index * seconds * 1000) / orders.length);
      return buyOnce(order);
    }),
  );
}

/** Whether a press was told that nothing was charged, and to press again. */
export function isToPressAgain(error: unknown): boolean {
  return String(error).includes('"code":"INTERRUPTED"') || isNothingOrdered(String(error));
}

const restMs = 250;

/** Presses until the purchase is decided: while it is open the same one, after an interruption another. */
export async function buyOnce({ userId, total, press }: PreparedOrder): Promise<BoughtPlan> {
  let purchaseKey: string = randomUUID();
  return untilDecided(async () => {
    try {
      const { status, zuoraReferenceId: subscriptionNumber } = await press(purchaseKey);
      return status === 'ACTIVE'
        ? { userId, account: `A-${userId}`, charges: 1, total, subscriptionNumber }
        : undefined;
    } catch (error) {
      if (!isToPressAgain(error)) throw error;
      purchaseKey = randomUUID();
      return undefined;
    }
  });
}

/** Presses again until there is an outcome. Throws where patience ends first. */
export async function untilDecided<Outcome>(press: () => Promise<Outcome | undefined>): Promise<Outcome> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const outcome = await press();
    if (outcome !== undefined) return outcome;
    if (Date.now() > giveUpAt) throw new Error('A purchase was not decided in time.');
    await pause(restMs);
  }
}
