import type { Transaction } from 'kysely';
import type { PlacedOrder } from '../orders/written-order.ts';
import type { BillingTables } from '../tables.ts';
import type { AccessGrant } from './access-grant.ts';

/** Writes the subscription that came of an access order. It charges nothing, and ends by itself. */
export async function writeAccess(
  trx: Transaction<BillingTables>,
  userId: string,
  { plan, startsOn, endsOn, currency, country }: AccessGrant,
  { accountNumber, subscriptionNumber }: PlacedOrder,
): Promise<void> {
  await trx
    .insertInto('billingAccounts')
    .values({ accountNumber, userId, currency, country })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('subscriptions')
    .values({
      userId,
      source: 'zuora',
      externalId: subscriptionNumber,
      planCode: plan,
      startsOn,
      firstChargeOn: startsOn,
      nextChargeOn: null,
      nextCharge: null,
      afterDiscount: null,
      endsOn,
      remindedOn: null,
    })
    .onConflict((conflict) => conflict.columns(['source', 'externalId']).doNothing())
    .execute();
}
