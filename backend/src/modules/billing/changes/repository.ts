import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { deleteInSlices } from '../../../database/in-slices.ts';
import { writeUnlessTaken } from '../../../database/write-unless-taken.ts';
import { createOrderSteps, newAttempt } from '../orders/order-steps.ts';
import type { Day } from '../../../domain/days.ts';
import type { Refusal } from '../refusal.ts';
import type { BillingTables } from '../tables.ts';

const open = ['ordering', 'unknown'] as const;

export type Change = Selectable<BillingTables['subscriptionChanges']>;

/** A change that is drawn but not kept. */
export type DrawnChange = Pick<
  Change,
  'subscriptionId' | 'wish' | 'content' | 'offer' | 'fingerprint' | 'basis'
>;

/** A change by which money was given back. */
export type GivenBack = Pick<Change, 'subscriptionId' | 'offer' | 'confirmedAt'>;

/** Keeps changes of subscriptions, from the moment that they are shown. */
export function createChangeRepository(db: Kysely<BillingTables>) {
  return {
    ...createOrderSteps(db, 'subscriptionChanges'),

    /** Writes down what is shown to a person. */
    keep: (userId: string, drawn: DrawnChange, expiresAt: Date): Promise<Change> => {
      const id = randomUUID();
      return db
        .insertInto('subscriptionChanges')
        .values({
          ...drawn,
          id,
          userId,
          kind: drawn.wish.kind,
          expiresAt,
          state: 'shown',
          orderNumber: `O-${id}`,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** By which changes money was given back to a user, latest first. */
    givenBackTo: (userId: string): Promise<GivenBack[]> =>
      db
        .selectFrom('subscriptionChanges')
        .select(['subscriptionId', 'offer', 'confirmedAt'])
        .where('userId', '=', userId)
        .where('kind', 'in', ['refund', 'withdraw'])
        .where('state', '=', 'succeeded')
        .orderBy('confirmedAt', 'desc')
        .execute(),

    /** Writes down the order that is about to leave; undefined where it is asked for already, or another one is open. */
    prepare: (
      trx: Transaction<BillingTables>,
      id: string,
      { orderBody, confirmedAt }: { orderBody: object; confirmedAt: Date },
    ): Promise<Change | undefined> =>
      writeUnlessTaken(trx, () =>
        trx
          .updateTable('subscriptionChanges')
          .set({ ...newAttempt(1), orderBody, confirmedAt, touchedAt: sql<Date>`now()` })
          .where('id', '=', id)
          .where('state', '=', 'shown')
          .returningAll()
          .executeTakeFirst(),
      ),

    /** Closes an open change. To be called in a transaction; undefined when it is closed already. */
    close: (
      trx: Kysely<BillingTables>,
      id: string,
      outcome: { state: 'succeeded' } | { state: 'refused'; refusal: Refusal },
    ): Promise<Change | undefined> =>
      trx
        .updateTable('subscriptionChanges')
        .set({ ...outcome, touchedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', 'in', open)
        .returningAll()
        .executeTakeFirst(),

    /** What the person changed last, within the last hour. */
    justMade: (userId: string): Promise<Change | undefined> =>
      db
        .selectFrom('subscriptionChanges')
        .selectAll()
        .where('userId', '=', userId)
        .where('state', '=', 'succeeded')
        .where('touchedAt', '>', sql<Date>`now() - interval '1 hour'`)
        .orderBy('touchedAt', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** The order of a subscription's year at the price for students, by its first day, open or succeeded. */
    studentYearFrom: (subscriptionId: string, from: Day): Promise<Change | undefined> =>
      db
        .selectFrom('subscriptionChanges')
        .selectAll()
        .where('subscriptionId', '=', subscriptionId)
        .where('kind', '=', 'studentPrice')
        .where('state', 'in', [...open, 'succeeded'])
        .where(sql<string>`content -> 'change' ->> 'from'`, '=', from)
        .executeTakeFirst(),

    /** Deletes what was only shown, and expired before a moment. */
    forgetBefore: async (moment: Date): Promise<void> => {
      await deleteInSlices(db, 'subscriptionChanges', (row) =>
        row.and([row('state', '=', 'shown'), row('expiresAt', '<', moment)]),
      );
    },
  };
}

export type ChangeRepository = ReturnType<typeof createChangeRepository>;
