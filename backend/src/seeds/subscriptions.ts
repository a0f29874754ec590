import { demoPeople } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import { addDays, addMonths, type Day } from '../domain/days.ts';
import type { BillingTables } from '../modules/billing/tables.ts';

/** What was bought in a store of another company: no billing company of ours knows of it, and we send nothing about it. */
const boughtInStore = {
  nextCharge: null,
  remindedOn: null,
  discountEndsOn: null,
  discountRemindedOf: null,
};

/** Gives Ada, Gus and Skye what they bought in stores of others: Ada's ends, the other two renew. */
export async function seedStoreSubscriptions(db: Database, today: Day): Promise<void> {
  const boughtOn = addDays(addMonths(today, -1), 5);
  const renewing = {
    ...boughtInStore,
    ...{ startsOn: boughtOn, firstChargeOn: boughtOn, nextChargeOn: addMonths(boughtOn, 1), endsOn: null },
  };
  await db
    .$extendTables<BillingTables>()
    .insertInto('subscriptions')
    .values([
      {
        ...boughtInStore,
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
        ...renewing,
        userId: demoPeople.Gus.id,
        source: 'google',
        externalId: 'google-gus-monthly',
        planCode: 'MONTHLY',
      },
      {
        ...renewing,
        userId: demoPeople.Skye.id,
        source: 'spotify',
        externalId: 'spotify-skye-monthly',
        planCode: 'MONTHLY',
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
