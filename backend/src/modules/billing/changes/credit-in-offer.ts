import type { Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import type { Payment } from '../members/repository.ts';
import type { ChangeOffer } from './offer.ts';
import type { AllowedChange } from './rules.ts';

/**
 * An offer with the account's credit in it. What credit has paid of a plan that is given back is credit again, and does not go
 * to a payment method. What is charged next is less by the credit.
 */
export function withCredit(
  offer: ChangeOffer,
  allowed: AllowedChange,
  payments: readonly Payment[],
): ChangeOffer {
  const kept = keptAsCredit(offer, allowed, payments);
  const credit = (allowed.account.credit?.amount ?? 0) + kept;
  return lessCreditOf(credit, lessKept(kept, offer));
}

function keptAsCredit(
  { totalToday }: ChangeOffer,
  { change, subscription, account: { creditUsed = [] } }: AllowedChange,
  payments: readonly Payment[],
): number {
  if (change.kind !== 'refund' && change.kind !== 'withdraw') return 0;
  const givenBack = Math.max(-totalToday.amount, 0);
  const ofPlan = creditUsed.filter((each) => each.subscriptionNumber === subscription.externalId);
  const usedSince = sumOf(ofPlan.filter(({ on }) => on >= change.from));
  // A change of plan took the unused days of the plan before it off what was paid. Where credit had paid for those days, more
  // is given back than was ever paid.
  const usedOn = lastBefore(
    change.from,
    ofPlan.map(({ on }) => on),
  );
  if (usedOn === undefined) return Math.min(usedSince, givenBack);
  const usedBefore = sumOf(ofPlan.filter(({ on }) => on === usedOn));
  const paidSince = payments.filter(
    (each) => each.subscriptionNumber === subscription.externalId && each.paidOn >= usedOn,
  );
  const neverPaid = givenBack - usedSince - sumOf(paidSince);
  return Math.min(usedSince + Math.min(usedBefore, Math.max(neverPaid, 0)), givenBack);
}

function lastBefore(day: Day, days: readonly Day[]): Day | undefined {
  return days
    .filter((each) => each < day)
    .toSorted()
    .at(-1);
}

function sumOf(each: readonly { amount: Money }[]): number {
  return each.reduce((sum, { amount }) => sum + amount.amount, 0);
}

function lessKept(kept: number, offer: ChangeOffer): ChangeOffer {
  if (kept === 0) return offer;
  const totalToday = plus(offer.totalToday, kept);
  return {
    ...offer,
    totalToday,
    lines: [...offer.lines, { kind: 'keptAsCredit', amount: { ...totalToday, amount: kept } }],
    timeline: offer.timeline.map((step) => (step.kind === 'today' ? { ...step, amount: totalToday } : step)),
  };
}

function lessCreditOf(credit: number, offer: ChangeOffer): ChangeOffer {
  const { next, timeline } = offer;
  const used = Math.min(credit, next?.amount.amount ?? 0);
  if (next === undefined || used <= 0) return offer;
  const amount = plus(next.amount, -used);
  return {
    ...offer,
    next: { ...next, amount, credit: { ...amount, amount: used } },
    timeline: timeline.map((step) => {
      const isNext = step.date === next.date && (step.kind === 'charge' || step.kind === 'plan');
      return isNext && step.amount !== undefined ? { ...step, amount } : step;
    }),
  };
}

/** Not `-0`. */
function plus(money: Money, minor: number): Money {
  return { ...money, amount: money.amount + minor || 0 };
}
