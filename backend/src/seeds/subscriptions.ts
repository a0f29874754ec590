import { demoPeople } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import { addDays, addMonths, type Day } from '../domain/days.ts';
import type { BillingTables } from '../modules/billing/tables.ts';

/** What was bought in an app store: no billing company of ours knows of it, and we send nothing about it. */
const boughtInAppStore = {
  nextCharge: null,
  remindedOn: null,
  discountEndsOn: null,
  discountRemindedOf: null,
};

/** Gives Ada and Gus what they bought in app stores: hers ends, his renews. */
export async function seedAppStoreSubscriptions(db: Database, today: Day): Promise<void> {
  await db
    .$extendTables<BillingTables>()
    .insertInto('subscriptions')
    .values([
      {
        ...boughtInAppStore,
        userId: demoPeople.Ada.id,
        source: 'itunes',
        externalId: 'itunes-ada-annual',
        planCode: 'ANNUAL',
        startsOn: addDays(today, -345),
        firstChargeOn: addDays(today, -345),
        nextChargeOn: null,
        endsOn: addDays(today, 20),
      },
      {
        ...boughtInAppStore,
        userId: demoPeople.Gus.id,
        source: 'google',
        externalId: 'google-gus-monthly',
        planCode: 'MONTHLY',
        startsOn: addDays(addMonths(today, -1), 5),
        firstChargeOn: addDays(addMonths(today, -1), 5),
        nextChargeOn: addMonths(addDays(addMonths(today, -1), 5), 1),
        endsOn: null,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
