import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { openStates as open, type BillingTables } from '../tables.ts';

/** The tables of what is ordered: a row is an order from its first moment. */
export const orderTables = [
  'purchases',
  'subscriptionChanges',
  'giftOrders',
  'paymentReplacements',
  'recoveryPayments',
  'monthCredits',
] as const;
type OrderTable = (typeof orderTables)[number];
type Row<Table extends OrderTable> = Selectable<BillingTables[Table]>;

/** Longer than any single call may take: a worker touches its order more often than that. */
const untouchedFor = sql`interval '12 seconds'`;

/** The steps that each order takes. Of several workers that try a step, one takes it. */
export interface OrderSteps<Order> {
  find: (id: string) => Promise<Order | undefined>;
  ofUser: (id: string, userId: string) => Promise<Order | undefined>;
  openOf: (userId: string) => Promise<Order | undefined>;
  /** Open orders without a worker. */
  abandoned: () => Promise<Order[]>;
  /** Takes an abandoned order over; of several who try, one gets it. */
  takeOver: (id: string) => Promise<Order | undefined>;
  /** Notes that work on it goes on. */
  touch: (id: string) => Promise<void>;
  /** Writes down a new attempt in place of a failed one, unless another worker did. */
  tryAgain: (order: { id: string; attempt: number }) => Promise<Order | undefined>;
  leaveUnknown: (id: string) => Promise<void>;
}

/** An attempt at an order, which may leave from then on. */
export const newAttempt = (attempt: number) => ({
  state: 'ordering' as const,
  attempt,
  gatewayKey: randomUUID(),
  attemptedAt: sql<Date>`now()`,
});

/** Keeps the orders of a table. */
export function createOrderSteps<Table extends OrderTable>(
  db: Kysely<BillingTables>,
  table: Table,
): OrderSteps<Row<Table>> {
  // Kysely names one table at a time: the columns of these steps are the same in each.
  const name = table as 'purchases';
  const rowOf = (row: Selectable<BillingTables['purchases']> | undefined) => row as Row<Table> | undefined;

  const all = () => db.selectFrom(name).selectAll();
  const change = (id: string) =>
    db
      .updateTable(name)
      .set({ touchedAt: sql`now()` })
      .where('id', '=', id)
      .where('state', 'in', open);
  const abandonedSince = sql<Date>`now() - ${untouchedFor}`;

  return {
    find: async (id) => rowOf(await all().where('id', '=', id).executeTakeFirst()),

    ofUser: async (id, userId) =>
      rowOf(await all().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()),

    openOf: async (userId) =>
      rowOf(await all().where('userId', '=', userId).where('state', 'in', open).executeTakeFirst()),

    abandoned: async () =>
      (await all()
        .where('state', 'in', open)
        .where('touchedAt', '<', abandonedSince)
        .orderBy('touchedAt')
        .limit(100)
        .execute()) as Row<Table>[],

    takeOver: async (id) =>
      rowOf(await change(id).where('touchedAt', '<', abandonedSince).returningAll().executeTakeFirst()),

    touch: async (id) => {
      await change(id).execute();
    },

    tryAgain: async ({ id, attempt }) =>
      rowOf(
        await change(id)
          .set(newAttempt(attempt + 1))
          .where('attempt', '=', attempt)
          .returningAll()
          .executeTakeFirst(),
      ),

    leaveUnknown: async (id) => {
      await change(id).set({ state: 'unknown' }).where('state', '=', 'ordering').execute();
    },
  };
}
