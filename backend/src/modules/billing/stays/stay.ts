import { addDays, type Day } from '../../../domain/days.ts';
import { moneyBackDaysOf, plans } from '../catalogue/plans.ts';
import {
  concludedOn,
  lastDayToWithdraw,
  withdrawalDays,
  withdrawalKeptDays,
} from '../catalogue/withdrawal.ts';
import type { KnownFailedCharge, Payment, Subscription } from '../members/repository.ts';

/** How the subscription of a purchase that began with free days stands. */
export type Stay =
  /** Nothing is paid yet. `until`: the first day that is not free. */
  | { stands: 'free'; until: Day }
  /** Paid, and can be given back. `until`: the first day that it cannot be any more. */
  | { stands: 'refundable'; until: Day }
  | { stands: 'stayed' }
  /** Cancelled before it was paid, never paid, or given back. */
  | { stands: 'left' };

/** What is known of who bought. */
interface Known {
  subscriptions: readonly Subscription[];
  payments: readonly Payment[];
  /** What a renewal failed to charge. */
  failed: KnownFailedCharge | undefined;
  today: Day;
}

/**
 * Judges by our copy how a subscription stands. Another one of ours that begins on the day that it ends, before it was paid for,
 * stands for it: a family plan in the free days, say.
 */
export function judgeStay(subscription: Subscription, known: Known): Stay {
  const { endsOn, firstChargeOn } = subscription;
  const { today, failed } = known;
  const paidOn = firstPaidOn(subscription, known);
  if (paidOn === undefined) {
    if (endsOn === null) {
      // One that fails is tried again, or ends the subscription.
      return { stands: 'free', until: firstChargeOn > today ? firstChargeOn : addDays(today, 1) };
    }
    const next = successorOf(subscription, known);
    return next === undefined ? { stands: 'left' } : judgeStay(next, known);
  }
  const until = refundableUntil(subscription, paidOn);
  if (endsOn !== null && endsOn < until) return { stands: 'left' };
  if (until > today) return { stands: 'refundable', until };
  // What is owed again, as after a chargeback, was not paid.
  return failed === undefined ? { stands: 'stayed' } : { stands: 'refundable', until: addDays(today, 1) };
}

/** The first day on which nothing of a plan can be given back: neither by its guarantee nor by a withdrawal. */
function refundableUntil(subscription: Subscription, paidOn: Day): Day {
  const guaranteed = addDays(paidOn, moneyBackDaysOf(subscription.planCode) ?? withdrawalDays);
  const withdrawn = addDays(lastDayToWithdraw(concludedOn(subscription)), withdrawalKeptDays);
  return addDays(withdrawn > guaranteed ? withdrawn : guaranteed, 1);
}

/** The day on which the plan was paid for first, with money: what credit pays for is no payment. */
function firstPaidOn(
  { externalId, firstChargeOn, planSince }: Subscription,
  { payments }: Known,
): Day | undefined {
  const since = planSince !== null && planSince > firstChargeOn ? planSince : firstChargeOn;
  return payments.find(
    ({ subscriptionNumber, paidOn, amount }) =>
      subscriptionNumber === externalId && paidOn >= since && amount.amount > 0,
  )?.paidOn;
}

function successorOf(
  { id, endsOn, startsOn }: Subscription,
  { subscriptions }: Known,
): Subscription | undefined {
  return subscriptions.find(
    (each) =>
      each.id !== id &&
      each.source === 'zuora' &&
      plans[each.planCode].kind !== 'access' &&
      each.startsOn === endsOn &&
      each.startsOn > startsOn,
  );
}
