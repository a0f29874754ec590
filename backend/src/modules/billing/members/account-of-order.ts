import { sql, type Insertable, type Transaction } from 'kysely';
import type { BillingTables } from '../tables.ts';

/** Stores the account of an order that was just written to our copy. A reading that was begun before now is kept no more. */
export async function keepAccountOfOrder(
  trx: Transaction<BillingTables>,
  account: Pick<
    Insertable<BillingTables['billingAccounts']>,
    'accountNumber' | 'userId' | 'currency' | 'country' | 'address'
  >,
): Promise<void> {
  await trx
    .insertInto('billingAccounts')
    .values({ ...account, reading: sql<string>`nextval('billing_readings')` })
    .onConflict((conflict) =>
      conflict.column('accountNumber').doUpdateSet((row) => ({ reading: row.ref('excluded.reading') })),
    )
    .execute();
}
