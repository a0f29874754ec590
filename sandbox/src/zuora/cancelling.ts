import type { Day } from './calendar.ts';
import { subscriptionFacts, type Tell } from './ledger.ts';
import type { Subscription, ZuoraState } from './model.ts';
import type { Cancellation } from './order-action-schema.ts';
import { withdrawPlannedChange } from './plan-change.ts';
import { refuse, type Refusal } from './reasons.ts';
import { refusedChange } from './refused-changes.ts';

/**
 * Ends a subscription as of the day its policy names. What is billed for later days is credited on that day; money goes back
 * only by a refund.
 */
export function cancel(
  subscription: Subscription,
  cancellation: Cancellation,
  today: Day,
): { ok: true; effectiveDate: Day } | Refusal {
  const refused = refusedChange(subscription);
  if (refused) return refused;
  const day = endOf(subscription, cancellation, today);
  if (day === undefined) return refuse('invalid', 'SpecificDate needs a cancellationEffectiveDate.');
  const [first] = subscription.billing.billed;
  const earliest = first?.serviceStartDate ?? subscription.contractEffectiveDate;
  if (day < earliest) {
    return refuse(
      'invalid',
      `The sandbox does not imitate an end before ${earliest}, in a period of the past.`,
    );
  }
  endOn(subscription, day);
  return { ok: true, effectiveDate: day };
}

/** Cancels the subscription of a number or an id, outside of an order. */
export function cancelSubscription(
  state: ZuoraState,
  subscriptionKey: string,
  cancellation: Cancellation,
  today: Day,
  tell: Tell,
): { ok: true; subscription: Subscription; cancelledDate: Day } | Refusal {
  const subscription = findSubscription(state, subscriptionKey);
  if (!subscription) return refuse('notFound', `There is no subscription ${subscriptionKey}.`);
  const cancelled = cancel(subscription, cancellation, today);
  if (!cancelled.ok) return cancelled;
  const { effectiveDate } = cancelled;
  tell('SubscriptionCancelled', { ...subscriptionFacts(subscription), effectiveDate });
  return { ok: true, subscription, cancelledDate: effectiveDate };
}

/** Finds a subscription by its number or its id. */
export function findSubscription({ subscriptions }: ZuoraState, key: string): Subscription | undefined {
  return subscriptions[key] ?? Object.values(subscriptions).find(({ id }) => id === key);
}

/** Cancels a subscription as of a day. */
export function endOn(subscription: Subscription, day: Day): void {
  withdrawPlannedChange(subscription);
  delete subscription.pause;
  subscription.status = 'Cancelled';
  subscription.cancelledDate = day;
  subscription.termEndDate = day;
  subscription.autoRenew = false;
}

/** Before the first paid day both ends are that day: a trial that is cancelled is never billed. */
function endOf(
  { termStartDate, termEndDate, billing }: Subscription,
  { cancellationPolicy, cancellationEffectiveDate }: Cancellation,
  today: Day,
): Day | undefined {
  switch (cancellationPolicy) {
    case 'EndOfCurrentTerm':
      return today < termStartDate ? termStartDate : termEndDate;
    case 'EndOfLastInvoicePeriod':
      return billing.nextDay;
    case 'SpecificDate':
      return cancellationEffectiveDate;
  }
}
