import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { createOrderSteps, newAttempt } from '../orders/order-steps.ts';
import type { Refusal } from '../refusal.ts';
import type { BillingTables } from '../tables.ts';

export type MonthCredit = Selectable<BillingTables['monthCredits']>;

/** Keeps the months that are credited to members. */
export function createCreditRepository(db: Kysely<BillingTables>) {
  return {
    ...createOrderSteps(db, 'monthCredits'),

    byKey: (key: string): Promise<MonthCredit | undefined> =>
      db.selectFrom('monthCredits').selectAll().where('key', '=', key).executeTakeFirst(),

    /**
     * Writes a month down that is about to leave; undefined where there is one of this key already, unless it was refused: then
     * it is another order. In a transaction.
     */
    begin: (
      trx: Kysely<BillingTables>,
      wished: Pick<MonthCredit, 'userId' | 'key' | 'accountNumber' | 'subscriptionNumber' | 'amount'> & {
        bodyFor: (orderNumber: string) => object;
      },
    ): Promise<MonthCredit | undefined> => {
      const { bodyFor, userId, key, ...row } = wished;
      const orderNumber = `O-${randomUUID()}`;
      const order = { ...row, orderNumber, orderBody: bodyFor(orderNumber), refusal: null, ...newAttempt(1) };
      return trx
        .insertInto('monthCredits')
        .values({ id: randomUUID(), userId, key, ...order })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ ...order, touchedAt: sql<Date>`now()` })
            .where('monthCredits.state', '=', 'refused')
            .where('monthCredits.userId', '=', userId),
        )
        .returningAll()
        .executeTakeFirst();
    },

    /** Closes an open month. To be called in a transaction; undefined when it is closed already. */
    close: (
      trx: Kysely<BillingTables>,
      id: string,
      outcome: { state: 'succeeded' } | { state: 'refused'; refusal: Refusal },
    ): Promise<MonthCredit | undefined> =>
      trx
        .updateTable('monthCredits')
        .set({ ...outcome, touchedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', 'in', ['ordering', 'unknown'])
        .returningAll()
        .executeTakeFirst(),
  };
}

export type CreditRepository = ReturnType<typeof createCreditRepository>;
