import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Day } from '../../../domain/days.ts';
import { createOrderSteps, newAttempt } from '../orders/order-steps.ts';
import type { Refusal } from '../refusal.ts';
import { openStates as open, type BillingTables } from '../tables.ts';
import type { PaymentMethod } from '../payment-methods.ts';
import type { AccessOrder } from '../redeeming/access-grant.ts';
import type { PurchaseRequest } from './purchase-request.ts';

export type Purchase = Selectable<BillingTables['purchases']>;

/** Keeps purchases. */
export function createPurchaseRepository(db: Kysely<BillingTables>) {
  return {
    ...createOrderSteps(db, 'purchases'),

    /**
     * Writes a purchase down, unless its key is known, another of the person's is open, or one has ended since the purchase
     * `before` was judged. In a transaction.
     */
    begin: async (
      trx: Kysely<BillingTables>,
      userId: string,
      { purchaseKey, quoteId, paymentMethod }: PurchaseRequest,
      { today, before }: { today: Day; before: string | undefined },
    ): Promise<Purchase | undefined> => {
      const id = randomUUID();
      const begun = await trx
        .insertInto('purchases')
        .values({
          id,
          userId,
          purchaseKey,
          orderNumber: `O-${id}`,
          state: 'checking',
          quoteId,
          payment: paymentMethod satisfies PaymentMethod,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (begun === undefined) return undefined;
      // Read now that no other one can begin.
      const bought = await justBought(trx, userId, today);
      if (bought === undefined || bought.id === before) return begun;
      await trx.deleteFrom('purchases').where('id', '=', id).execute();
      return undefined;
    },

    /** Writes the redemption of a code down, unless an order of the person's is open. In a transaction. */
    beginAccess: (
      trx: Kysely<BillingTables>,
      userId: string,
      code: string,
    ): Promise<Purchase | undefined> => {
      const id = randomUUID();
      return trx
        .insertInto('purchases')
        .values({
          id,
          userId,
          purchaseKey: `redeem-${id}`,
          orderNumber: `O-${id}`,
          state: 'checking',
          quoteId: null,
          payment: null,
          access: { code },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** The order of a code's access that a person has made, open or succeeded. */
    accessOf: (userId: string, code: string): Promise<Purchase | undefined> =>
      db
        .selectFrom('purchases')
        .selectAll()
        .where('userId', '=', userId)
        .where(sql<string>`access ->> 'code'`, '=', code)
        .where('state', '<>', 'refused')
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst(),

    byKey: (userId: string, purchaseKey: string): Promise<Purchase | undefined> =>
      db
        .selectFrom('purchases')
        .selectAll()
        .where('userId', '=', userId)
        .where('purchaseKey', '=', purchaseKey)
        .executeTakeFirst(),

    /** The numbers of the subscriptions whose purchase began after a moment. */
    boughtAfter: async (userId: string, moment: Date): Promise<string[]> => {
      const bought = await db
        .selectFrom('purchases')
        .select('subscriptionNumber')
        .where('userId', '=', userId)
        .where('createdAt', '>', moment)
        .execute();
      return bought.flatMap(({ subscriptionNumber }) => subscriptionNumber ?? []);
    },

    /** The purchase that a person's subscription came from; undefined where it is not known here. */
    ofSubscription: async (userId: string, subscriptionNumber: string): Promise<string | undefined> => {
      const bought = await db
        .selectFrom('purchases')
        .select('id')
        .where('userId', '=', userId)
        .where('subscriptionNumber', '=', subscriptionNumber)
        .executeTakeFirst();
      return bought?.id;
    },

    /** Whether a person ever began to buy anything. */
    hasAny: async (userId: string): Promise<boolean> => {
      const purchase = await db
        .selectFrom('purchases')
        .select('id')
        .where('userId', '=', userId)
        .limit(1)
        .executeTakeFirst();
      return purchase !== undefined;
    },

    justBought: (userId: string, today: Day) => justBought(db, userId, today),

    /** Writes down the order that is about to leave. To be called in a transaction. */
    prepare: (
      trx: Kysely<BillingTables>,
      id: string,
      order: { orderBody: object; access?: AccessOrder },
    ): Promise<Purchase | undefined> =>
      trx
        .updateTable('purchases')
        .set({ ...newAttempt(1), ...order, touchedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', '=', 'checking')
        .returningAll()
        .executeTakeFirst(),

    /** Closes an open purchase as bought. To be called in a transaction; undefined when it is closed already. */
    succeed: (
      trx: Kysely<BillingTables>,
      id: string,
      subscriptionNumber: string,
    ): Promise<Purchase | undefined> =>
      trx
        .updateTable('purchases')
        .set({ state: 'succeeded', subscriptionNumber, touchedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', 'in', open)
        .returningAll()
        .executeTakeFirst(),

    /** Closes an open purchase as refused. To be called in a transaction; undefined when it is closed already. */
    refuse: (trx: Kysely<BillingTables>, id: string, refusal: Refusal): Promise<Purchase | undefined> =>
      trx
        .updateTable('purchases')
        .set({ state: 'refused', refusal, touchedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', 'in', open)
        .returningAll()
        .executeTakeFirst(),
  };
}

export type PurchaseRepository = ReturnType<typeof createPurchaseRepository>;

/** What a person bought last, within the last hour, unless it was given back or called off since. */
function justBought(db: Kysely<BillingTables>, userId: string, today: Day): Promise<Purchase | undefined> {
  return db
    .selectFrom('purchases')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', '=', 'succeeded')
    .where('touchedAt', '>', sql<Date>`now() - interval '1 hour'`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .where('source', '=', 'zuora')
            .whereRef('subscriptions.externalId', '=', 'purchases.subscriptionNumber')
            .where((held) =>
              held.or([held('endsOn', '<=', today), held('endsOn', '<=', held.ref('startsOn'))]),
            ),
        ),
      ),
    )
    .orderBy('touchedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
