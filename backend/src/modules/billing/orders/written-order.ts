import type { Refusal } from '../refusal.ts';
import type { OrderState } from '../tables.ts';

/** An order that is written down before it leaves us, as far as carrying it out needs. */
export interface WrittenOrder {
  id: string;
  userId: string;
  state: OrderState;
  /** Ours, unique at the billing company too: by it an order is found again. */
  orderNumber: string;
  /** The very body of the order, since a key repeats an answer only for the same body. */
  orderBody: object | null;
  attempt: number;
  /** One for each attempt. */
  gatewayKey: string | null;
  attemptedAt: Date | null;
}

/** What an order became at the billing company. */
export interface PlacedOrder {
  accountNumber: string;
  subscriptionNumber: string;
}

/** Closes orders: what follows from the outcome is written together with it, or not at all. */
export interface OrderSettling<Order extends WrittenOrder> {
  succeed: (order: Order, placed: PlacedOrder) => Promise<Order>;
  refuse: (order: Order, refusal: Refusal) => Promise<Order>;
}
