import { Type, type Static } from 'typebox';
import { endOn } from './billing-run.ts';
import type { Day } from './calendar.ts';
import { nextBillingDay } from './invoicing.ts';
import { subscriptionFacts, type Tell } from './ledger.ts';
import type { Subscription, ZuoraState } from './model.ts';
import { refuse, type Refusal } from './reasons.ts';

/** The parts of Zuora's cancel request that the sandbox understands. */
export const CancelRequest = Type.Object({
  cancellationPolicy: Type.Enum(['EndOfCurrentTerm', 'EndOfLastInvoicePeriod', 'SpecificDate']),
  cancellationEffectiveDate: Type.Optional(Type.String({ format: 'date' })),
});
export type CancelRequest = Static<typeof CancelRequest>;

/** Ends a subscription as of the day its policy names. Nothing that was paid is given back. */
export function cancelSubscription(
  state: ZuoraState,
  subscriptionKey: string,
  request: CancelRequest,
  today: Day,
  tell: Tell,
): { ok: true; subscription: Subscription; cancelledDate: Day } | Refusal {
  const subscription = findSubscription(state, subscriptionKey);
  if (!subscription) return refuse('notFound', `There is no subscription ${subscriptionKey}.`);
  if (subscription.status !== 'Active') {
    return refuse(
      'forbidden',
      `Subscription ${subscriptionKey} is ${subscription.status.toLowerCase()} already.`,
    );
  }
  const cancelledDate = lastDayOf(subscription, request, today);
  if (cancelledDate === undefined) {
    return refuse('invalid', 'SpecificDate needs a cancellationEffectiveDate.');
  }
  endOn(subscription, cancelledDate);
  tell('SubscriptionCancelled', { ...subscriptionFacts(subscription), effectiveDate: cancelledDate });
  return { ok: true, subscription, cancelledDate };
}

/** Finds a subscription by its number or its id. */
export function findSubscription({ subscriptions }: ZuoraState, key: string): Subscription | undefined {
  return subscriptions[key] ?? Object.values(subscriptions).find(({ id }) => id === key);
}

/** Before the first paid day both ends are that day: a trial that is cancelled is never billed. */
function lastDayOf(
  subscription: Subscription,
  { cancellationPolicy, cancellationEffectiveDate }: CancelRequest,
  today: Day,
): Day | undefined {
  switch (cancellationPolicy) {
    case 'EndOfCurrentTerm':
      return today < subscription.termStartDate ? subscription.termStartDate : subscription.termEndDate;
    case 'EndOfLastInvoicePeriod':
      return nextBillingDay(subscription);
    case 'SpecificDate':
      return cancellationEffectiveDate;
  }
}
