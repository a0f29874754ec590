import { demoPeople } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import type { BillingTables } from '../modules/billing/tables.ts';

const hourMs = 60 * 60 * 1000;

/** The checkout that Lena left an hour ago. */
export async function seedSavedCheckout(database: Database, now: Date): Promise<void> {
  await database
    .$extendTables<BillingTables>()
    .insertInto('savedCheckouts')
    .values({
      userId: demoPeople.Lena.id,
      ...{ plan: 'B2C14DANNUAL', voucherCode: 'SLEEP30', country: 'DE', upgrade: false },
      savedAt: new Date(now.getTime() - hourMs),
      mailDecidedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
