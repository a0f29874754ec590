import { demoPeople } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import { addDays, type Day } from '../domain/days.ts';
import type { BillingTables } from '../modules/billing/tables.ts';

/** Gives Ada what she bought in an app store, which no billing company of ours knows of. */
export async function seedAppStoreSubscription(db: Database, today: Day): Promise<void> {
  await db
    .$extendTables<BillingTables>()
    .insertInto('subscriptions')
    .values({
      userId: demoPeople.Ada.id,
      source: 'itunes',
      externalId: 'itunes-ada-annual',
      planCode: 'ANNUAL',
      startsOn: addDays(today, -345),
      firstChargeOn: addDays(today, -345),
      nextChargeOn: null,
      nextCharge: null,
      endsOn: addDays(today, 20),
      remindedOn: null,
      discountEndsOn: null,
      discountRemindedOf: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
