import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Day } from '../../../domain/days.ts';
import { createOrderSteps, newAttempt } from '../orders/order-steps.ts';
import type { PlacedOrder } from '../orders/written-order.ts';
import type { PaymentMethod } from '../payment-methods.ts';
import type { Refusal } from '../refusal.ts';
import type { BillingTables } from '../tables.ts';

const open = ['ordering', 'unknown'] as const;

export type Gift = Selectable<BillingTables['gifts']>;
export type GiftOrder = Selectable<BillingTables['giftOrders']>;

/** Keeps the orders of gifts: their purchases, and their refunds. */
export function createGiftOrderRepository(db: Kysely<BillingTables>) {
  return {
    ...createOrderSteps(db, 'giftOrders'),

    /** A gift's order of a kind that is under way or has succeeded. */
    ofGift: (giftId: string, kind: GiftOrder['kind']): Promise<GiftOrder | undefined> =>
      db
        .selectFrom('giftOrders')
        .selectAll()
        .where('giftId', '=', giftId)
        .where('kind', '=', kind)
        .where('state', '<>', 'refused')
        .executeTakeFirst(),

    /** Whether a person ever ordered a gift. */
    hasAny: async (userId: string): Promise<boolean> => {
      const order = await db
        .selectFrom('giftOrders')
        .select('id')
        .where('userId', '=', userId)
        .limit(1)
        .executeTakeFirst();
      return order !== undefined;
    },

    /** Writes an order down that is about to leave, unless the gift has one. In a transaction. */
    begin: (
      trx: Kysely<BillingTables>,
      order: {
        id: string;
        giftId: string;
        userId: string;
        kind: GiftOrder['kind'];
        payment?: PaymentMethod;
        orderNumber: string;
        orderBody: object;
      },
    ): Promise<GiftOrder | undefined> =>
      trx
        .insertInto('giftOrders')
        .values({ payment: null, ...order, ...newAttempt(1) })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Closes an open order. To be called in a transaction; undefined when it is closed already. */
    close: (
      trx: Kysely<BillingTables>,
      id: string,
      outcome: { state: 'succeeded' } | { state: 'refused'; refusal: Refusal },
    ): Promise<GiftOrder | undefined> =>
      trx
        .updateTable('giftOrders')
        .set({ ...outcome, touchedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', 'in', open)
        .returningAll()
        .executeTakeFirst(),
  };
}

export type GiftOrderRepository = ReturnType<typeof createGiftOrderRepository>;

/** Keeps gifts. Where two steps exclude each other, the row decides. */
export function createGiftRepository(db: Kysely<BillingTables>) {
  const change = (trx: Kysely<BillingTables>, id: string) => trx.updateTable('gifts').where('id', '=', id);

  return {
    keep: (
      gift: Pick<
        Gift,
        | 'userId'
        | 'wish'
        | 'card'
        | 'offer'
        | 'fingerprint'
        | 'expiresAt'
        | 'giverName'
        | 'receiverEmail'
        | 'sendOn'
      >,
    ): Promise<Gift> =>
      db
        .insertInto('gifts')
        .values({ ...gift, id: randomUUID(), state: 'shown' })
        .returningAll()
        .executeTakeFirstOrThrow(),

    find: (id: string): Promise<Gift | undefined> =>
      db.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirst(),

    ofUser: (id: string, userId: string): Promise<Gift | undefined> =>
      db.selectFrom('gifts').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst(),

    /** The gifts that a member has paid for, the newest first. */
    givenBy: (userId: string): Promise<Gift[]> =>
      db
        .selectFrom('gifts')
        .selectAll()
        .where('userId', '=', userId)
        .where('state', '<>', 'shown')
        .orderBy('createdAt', 'desc')
        .execute(),

    /** The gifts that a member has opened, the newest first. */
    receivedBy: (userId: string): Promise<Gift[]> =>
      db
        .selectFrom('gifts')
        .innerJoin('purchases', 'purchases.id', 'gifts.redemption')
        .selectAll('gifts')
        .where('purchases.userId', '=', userId)
        .where('purchases.state', '=', 'succeeded')
        .orderBy('redeemedAt', 'desc')
        .execute(),

    /** The gift of a code, by any of the digests that it may be kept by, with who redeemed it. */
    byDigest: (digests: readonly string[]) =>
      db
        .selectFrom('gifts')
        .leftJoin('purchases', 'purchases.id', 'gifts.redemption')
        .selectAll('gifts')
        .select('purchases.userId as redeemedBy')
        .where('codeDigest', 'in', digests)
        .executeTakeFirst(),

    /** The same by its id. */
    withRedeemer: (id: string) =>
      db
        .selectFrom('gifts')
        .leftJoin('purchases', 'purchases.id', 'gifts.redemption')
        .selectAll('gifts')
        .select('purchases.userId as redeemedBy')
        .where('gifts.id', '=', id)
        .executeTakeFirst(),

    /** Shows what a gift costs now, in place of what it cost before. */
    redraw: async (id: string, offer: Pick<Gift, 'offer' | 'fingerprint' | 'expiresAt'>): Promise<void> => {
      await change(db, id).set(offer).where('state', '=', 'shown').execute();
    },

    /** Gives a gift that is paid for its code. In a transaction; undefined where it has one. */
    buy: (
      trx: Kysely<BillingTables>,
      id: string,
      bought: PlacedOrder & { codeDigest: string; sealedCode: string; validUntil: Day; boughtOn: Day },
    ): Promise<Gift | undefined> =>
      change(trx, id)
        .set({ ...bought, state: 'bought' })
        .where('state', '=', 'shown')
        .returningAll()
        .executeTakeFirst(),

    /** Redeems a gift by its code. In a transaction; false where it cannot be redeemed any more, or has another code by now. */
    redeem: async (
      trx: Kysely<BillingTables>,
      id: string,
      { purchaseId, codeDigests, today }: { purchaseId: string; codeDigests: readonly string[]; today: Day },
    ): Promise<boolean> => {
      const redeemed = await change(trx, id)
        .set({ redemption: purchaseId, redeemedAt: sql<Date>`now()` })
        .where('state', '=', 'bought')
        .where('redemption', 'is', null)
        .where('codeDigest', 'in', codeDigests)
        .where('validUntil', '>', today)
        .where((row) => row.or([row('sendOn', 'is', null), row('sendOn', '<=', today)]))
        .executeTakeFirst();
      return redeemed.numUpdatedRows > 0n;
    },

    /** Lets a gift be redeemed again, where the order of its redemption came to nothing. In a transaction. */
    giveBack: async (trx: Kysely<BillingTables>, purchaseId: string): Promise<void> => {
      await trx
        .updateTable('gifts')
        .set({ redemption: null, redeemedAt: null })
        .where('redemption', '=', purchaseId)
        .execute();
    },

    /** Takes a gift out of what can be redeemed, for its refund. In a transaction; undefined where it is too late. */
    beginRefund: (trx: Kysely<BillingTables>, id: string, today: Day): Promise<Gift | undefined> =>
      change(trx, id)
        .set({ state: 'refunding' })
        .where('state', '=', 'bought')
        .where('redemption', 'is', null)
        .where('validUntil', '>', today)
        .returningAll()
        .executeTakeFirst(),

    /** Ends a refund: the code is void, or valid again. In a transaction; undefined where none is under way. */
    endRefund: (trx: Kysely<BillingTables>, id: string, refunded: boolean): Promise<Gift | undefined> =>
      change(trx, id)
        .set(refunded ? { state: 'refunded', sealedCode: null } : { state: 'bought' })
        .where('state', '=', 'refunding')
        .returningAll()
        .executeTakeFirst(),

    /** The gifts whose day has come, and that have not gone out. */
    toSend: (today: Day): Promise<Gift[]> =>
      db
        .selectFrom('gifts')
        .selectAll()
        .where('state', '=', 'bought')
        .where('sentAt', 'is', null)
        .where('redemption', 'is', null)
        .where('receiverEmail', 'is not', null)
        .where((row) => row.or([row('sendOn', 'is', null), row('sendOn', '<=', today)]))
        .orderBy('sendOn')
        .limit(200)
        .execute(),

    /** Counts a mail to the receiver, unless another process did. In a transaction. */
    countMail: (
      trx: Kysely<BillingTables>,
      { id, mailsSent }: Pick<Gift, 'id' | 'mailsSent'>,
      sentAt: Date,
    ): Promise<Gift | undefined> =>
      change(trx, id)
        .set({ sentAt, mailsSent: mailsSent + 1 })
        .where('mailsSent', '=', mailsSent)
        .where('state', '=', 'bought')
        .where('redemption', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /**
     * Corrects the receiver's address, while the gift is not redeemed. What was mailed to the one before opens nothing any more:
     * the gift has a new code from then on. In a transaction.
     */
    correctAddress: (
      trx: Kysely<BillingTables>,
      id: string,
      {
        receiverEmail,
        codeDigest,
        sealedCode,
      }: { receiverEmail: string; codeDigest: string; sealedCode: string },
    ): Promise<Gift | undefined> =>
      change(trx, id)
        .set((row) => {
          const unlessMailed = (column: 'codeDigest' | 'sealedCode', fresh: string) =>
            row.case().when('sentAt', 'is', null).then(row.ref(column)).else(fresh).end();
          return {
            receiverEmail,
            codeDigest: unlessMailed('codeDigest', codeDigest),
            sealedCode: unlessMailed('sealedCode', sealedCode),
          };
        })
        .where('state', '=', 'bought')
        .where('redemption', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** Takes out of a gift what was needed to send it, once its giver is gone. In a transaction. */
    forgetReceiver: async (trx: Kysely<BillingTables>, { id, card }: Gift): Promise<void> => {
      const { language } = card;
      await change(trx, id)
        .set({ giverName: '', receiverEmail: null, sealedCode: null, card: { language, receiverName: '' } })
        .execute();
    },

    /** Deletes what was only shown, and expired before a moment; not where its purchase is under way. */
    forgetBefore: async (moment: Date): Promise<void> => {
      await db.transaction().execute(async (trx) => {
        const forgotten = await trx
          .selectFrom('gifts')
          .select('id')
          .where('state', '=', 'shown')
          .where('expiresAt', '<', moment)
          .where((rows) =>
            rows.not(
              rows.exists(
                rows
                  .selectFrom('giftOrders')
                  .select('giftOrders.id')
                  .whereRef('giftId', '=', 'gifts.id')
                  .where('giftOrders.state', '<>', 'refused'),
              ),
            ),
          )
          .limit(1000)
          .forUpdate()
          .execute();
        if (forgotten.length === 0) return;
        const ids = forgotten.map(({ id }) => id);
        await trx.deleteFrom('giftOrders').where('giftId', 'in', ids).execute();
        await trx.deleteFrom('gifts').where('id', 'in', ids).execute();
      });
    },
  };
}

export type GiftRepository = ReturnType<typeof createGiftRepository>;
