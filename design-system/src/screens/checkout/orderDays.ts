import { monthsBetween } from '../../formatting/monthsBetween.ts';
import type { BillingPeriod, BillingStep } from './BillingState.ts';

/** Whether a voucher lowers charges after the first one, which is not today: two renewals follow it. */
export function lowersRenewals(timeline: readonly BillingStep[]): boolean {
  return timeline.some(({ kind }) => kind === 'charge') && renewalsIn(timeline).length > 1;
}

/**
 * The two or three days that an order shows, of which each charge stands for all of its sum until the next one. Where a
 * voucher lowers more than the charge that ends free days, the full price takes the place of the reminder.
 */
export function orderDays(timeline: readonly BillingStep[]): readonly BillingStep[] {
  if (!lowersRenewals(timeline)) return timeline.slice(0, 3);
  const [lowered] = renewalsIn(timeline);
  return timeline.filter((step) => step !== lowered && step.kind !== 'reminder');
}

/** How many charges a day of an order stands for: of one before another charge, each period until that one. */
export function countOfCharges(
  step: BillingStep,
  timeline: readonly BillingStep[],
  period: BillingPeriod,
): number {
  const days = orderDays(timeline);
  const next = days[days.indexOf(step) + 1];
  const lowered = step.kind === 'renewal' || (step.kind === 'charge' && lowersRenewals(timeline));
  if (!lowered || next === undefined) return 1;
  return Math.max(1, monthsBetween(step.date, next.date) / monthsOf[period]);
}

function renewalsIn(timeline: readonly BillingStep[]): readonly BillingStep[] {
  return timeline.filter(({ kind }) => kind === 'renewal');
}

const monthsOf: Record<BillingPeriod, number> = { month: 1, year: 12 };
