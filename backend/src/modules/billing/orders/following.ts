import { setTimeout as sleep } from 'node:timers/promises';
import { isOpen } from '../tables.ts';
import type { OrderSteps } from './order-steps.ts';
import { createSharing } from './sharing.ts';
import type { WrittenOrder } from './written-order.ts';

/** What is written down before it leaves us, and carried out by one worker. */
type Followed = Pick<WrittenOrder, 'id' | 'state'>;

/** How long a member waits for an outcome before the answer is that it is still open. */
export const timeoutMs = 25_000;
const lookEveryMs = 150;
/** Well within the time after which an order counts as abandoned. */
const touchEveryMs = 4_000;
/** When a job first looks whether an order has ended. Most have by then. */
export const settleAfterSeconds = 15;

/** Waits for orders of other workers, and takes over those whose worker went away. */
export function createFollowing<Order extends Followed>(parts: {
  orders: Pick<OrderSteps<Order>, 'find' | 'takeOver' | 'touch'>;
  /** Brings an order that was taken over to its end. */
  resume: (order: Order, until: number) => Promise<Order>;
}) {
  const { orders, resume } = parts;
  const shareWaiting = createSharing<Order>();

  /** Touches an order while work on it goes on: a slow company may take longer than one call. */
  async function working({ id }: Order, work: () => Promise<Order>): Promise<Order> {
    const timer = setInterval(() => {
      // A database that is away is noticed by the work itself.
      orders.touch(id).catch(() => undefined);
    }, touchEveryMs);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  /** Waits for the worker of an order, or takes it over when it has none. */
  async function waitFor(order: Order, until: number): Promise<Order> {
    for (let current = order; ;) {
      if (!isOpen(current.state)) return current;
      const taken = await orders.takeOver(current.id);
      if (taken !== undefined) return working(taken, () => resume(taken, until));
      if (Date.now() > until) return current;
      await sleep(lookEveryMs);
      current = (await orders.find(current.id)) ?? current;
    }
  }

  return {
    working,

    /** Waits together with all others that wait for the same order: one of them looks. */
    follow: async (order: Order, until: number): Promise<Order> => {
      let current = order;
      do {
        current = await shareWaiting(order.id, () => waitFor(current, until));
      } while (isOpen(current.state) && Date.now() <= until);
      return current;
    },

    /** Brings an abandoned order to its end. Another's stays as it is. */
    resolve: async (order: Order): Promise<Order> => {
      const taken = await orders.takeOver(order.id);
      return taken === undefined ? order : working(taken, () => resume(taken, Date.now() + timeoutMs));
    },
  };
}
