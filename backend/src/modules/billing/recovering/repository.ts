import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Money } from '../../../domain/money.ts';
import { createOrderSteps, newAttempt } from '../orders/order-steps.ts';
import type { Refusal } from '../refusal.ts';
import type { BillingTables } from '../tables.ts';

export type RecoveryPayment = Selectable<BillingTables['recoveryPayments']>;

/** Keeps the payments by which new payment methods make up for renewals that failed. */
export function createRecoveryRepository(db: Kysely<BillingTables>) {
  return {
    ...createOrderSteps(db, 'recoveryPayments'),

    byOrderNumber: (orderNumber: string): Promise<RecoveryPayment | undefined> =>
      db.selectFrom('recoveryPayments').selectAll().where('orderNumber', '=', orderNumber).executeTakeFirst(),

    /** The payment that goes with the replacement of a payment method. */
    ofReplacement: (replacementId: string): Promise<RecoveryPayment | undefined> =>
      db
        .selectFrom('recoveryPayments')
        .selectAll()
        .where('replacementId', '=', replacementId)
        .executeTakeFirst(),

    /** Writes a payment down that is about to leave; undefined where its owner has one under way. In a transaction. */
    begin: (
      trx: Kysely<BillingTables>,
      wished: Pick<RecoveryPayment, 'userId' | 'replacementId' | 'accountNumber' | 'subscriptionNumber'> & {
        amount: Money;
        bodyFor: (orderNumber: string) => object;
      },
    ): Promise<RecoveryPayment | undefined> => {
      const { bodyFor, ...row } = wished;
      const id = randomUUID();
      const orderNumber = `P-${id}`;
      return trx
        .insertInto('recoveryPayments')
        .values({ id, ...row, orderNumber, orderBody: bodyFor(orderNumber), refusal: null, ...newAttempt(1) })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** Closes an open payment. To be called in a transaction; undefined when it is closed already. */
    close: (
      trx: Kysely<BillingTables>,
      id: string,
      outcome: { state: 'succeeded' } | { state: 'refused'; refusal: Refusal },
    ): Promise<RecoveryPayment | undefined> =>
      trx
        .updateTable('recoveryPayments')
        .set({ ...outcome, touchedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', 'in', ['ordering', 'unknown'])
        .returningAll()
        .executeTakeFirst(),
  };
}

export type RecoveryRepository = ReturnType<typeof createRecoveryRepository>;
