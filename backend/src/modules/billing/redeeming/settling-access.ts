import type { Transaction } from 'kysely';
import type { PlacedOrder } from '../orders/written-order.ts';
import { keepAccountOfOrder } from '../members/account-of-order.ts';
import type { BillingTables } from '../tables.ts';
import type { AccessGrant } from './access-grant.ts';

/**
 * Writes the subscription that came of an access order. It charges nothing, and ends by itself. That the plan before it does
 * not renew any more, the next reading says, which mails it to its owner.
 */
export async function writeAccess(
  trx: Transaction<BillingTables>,
  userId: string,
  { plan, startsOn, endsOn, currency, country }: AccessGrant,
  { accountNumber, subscriptionNumber }: PlacedOrder,
): Promise<void> {
  await keepAccountOfOrder(trx, { accountNumber, userId, currency, country });
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
