import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import { writeUnlessTaken } from '../../../database/write-unless-taken.ts';
import { createOrderSteps } from '../orders/order-steps.ts';
import type { Refusal } from '../refusal.ts';
import type { BillingTables } from '../tables.ts';

const open = ['ordering', 'unknown'] as const;

export type Replacement = Selectable<BillingTables['paymentReplacements']>;

/** What is asked for: which account of whom is charged to what. */
export type WishedReplacement = Pick<
  Insertable<BillingTables['paymentReplacements']>,
  'userId' | 'accountNumber' | 'type' | 'paymentMethodId' | 'collect'
>;

/** Keeps replacements of payment methods, each of which happens once. */
export function createReplacementRepository(db: Kysely<BillingTables>) {
  const { find, ofUser, openOf, abandoned, takeOver, touch, leaveUnknown } = createOrderSteps(
    db,
    'paymentReplacements',
  );

  return {
    ...{ find, ofUser, openOf, abandoned, takeOver, touch, leaveUnknown },

    /** The replacement by a method, if it was asked for before. */
    byMethod: (paymentMethodId: string, userId: string): Promise<Replacement | undefined> =>
      db
        .selectFrom('paymentReplacements')
        .selectAll()
        .where('paymentMethodId', '=', paymentMethodId)
        .where('userId', '=', userId)
        .executeTakeFirst(),

    /** Writes a replacement down; undefined where it is written down already, or another one is open. */
    begin: (trx: Transaction<BillingTables>, wished: WishedReplacement): Promise<Replacement | undefined> =>
      writeUnlessTaken(trx, () =>
        trx
          .insertInto('paymentReplacements')
          .values({ id: randomUUID(), ...wished, replacedMethodId: null, state: 'ordering', refusal: null })
          .returningAll()
          .executeTakeFirst(),
      ),

    /** Notes what the account is still charged to, before that changes. */
    noteReplaced: async (id: string, replacedMethodId: string): Promise<void> => {
      await db
        .updateTable('paymentReplacements')
        .set({ replacedMethodId, touchedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    },

    /** Closes an open replacement, and gives it as it is from then on. */
    close: async (
      id: string,
      outcome: { state: 'succeeded' } | { state: 'refused'; refusal: Refusal },
    ): Promise<Replacement> => {
      await db
        .updateTable('paymentReplacements')
        .set({ ...outcome, touchedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', 'in', open)
        .execute();
      return db.selectFrom('paymentReplacements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    },
  };
}

export type ReplacementRepository = ReturnType<typeof createReplacementRepository>;
