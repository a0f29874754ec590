import type { Insertable } from 'kysely';
import { addMonths } from '../../../domain/days.ts';
import type { PlacedOrder } from '../orders/written-order.ts';
import type { Quote } from '../quotes/repository.ts';
import type { BillingTables } from '../tables.ts';

/** The subscription that was just bought, as the billing company will report it. */
export function boughtSubscription(
  { userId, content, offer }: Pick<Quote, 'userId' | 'content' | 'offer'>,
  { accountNumber, subscriptionNumber }: PlacedOrder,
): Insertable<BillingTables['subscriptions']> {
  const { plan, startsOn, firstChargeOn, discount } = content;
  const next = offer.totalToday.amount > 0 ? offer.renewal : offer.firstCharge;
  return {
    userId,
    source: 'zuora',
    externalId: subscriptionNumber,
    planCode: plan,
    startsOn,
    firstChargeOn,
    nextChargeOn: next.date,
    nextCharge: next.amount,
    afterDiscount: renewalAtOtherAmount(offer, next),
    discountEndsOn: discount === undefined ? null : addMonths(firstChargeOn, discount.months),
    endsOn: null,
    remindedOn: null,
    accountNumber,
    planSince: firstChargeOn,
  };
}

/** The charges after the first, as far as they were shown. */
export function renewalsOf({ timeline }: Pick<Quote['offer'], 'timeline'>) {
  return timeline.flatMap(({ kind, date, amount }) =>
    kind === 'renewal' && amount !== undefined ? [{ date, amount }] : [],
  );
}

/** The first renewal at another amount than the next charge. */
function renewalAtOtherAmount(offer: Quote['offer'], next: Quote['offer']['renewal']) {
  const renewal = renewalsOf(offer).at(-1);
  return renewal === undefined || renewal.amount.amount === next.amount.amount ? null : renewal;
}
