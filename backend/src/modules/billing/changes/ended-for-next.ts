import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/days.ts';
import { standingOf } from '../eligibility.ts';
import type { Subscription } from '../members/repository.ts';
import type { BillingTables } from '../tables.ts';

/** The number of the subscription whose renewal the purchase of the queued one switched off; undefined where it did not. */
export type EndedForNext = (
  subscriptions: readonly Subscription[],
  today: Day,
) => Promise<string | undefined>;

/** Found by what was ordered: whose renewal was off before, or whose free days were cancelled, is not named there. */
export function createEndedForNext(db: Kysely<BillingTables>): EndedForNext {
  return async (subscriptions, today) => {
    const queued = subscriptions.find((each) => standingOf(each, today) === 'queued');
    if (queued === undefined) return undefined;
    const bought = await db
      .selectFrom('purchases')
      .innerJoin('quotes', 'quotes.id', 'purchases.quoteId')
      .select('quotes.content')
      .where('purchases.userId', '=', queued.userId)
      .where('purchases.subscriptionNumber', '=', queued.externalId)
      .where('purchases.state', '=', 'succeeded')
      .executeTakeFirst();
    return bought?.content.renewalOff === undefined ? undefined : bought.content.replaces;
  };
}
