import type { Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import { monthsOf } from '../catalogue/plans.ts';
import type { TaxMode } from '../catalogue/tax-mode.ts';
import type { PlanChoice, PossibleChanges } from '../changes/possible.ts';
import { wholePrice } from '../members/less-credit.ts';
import type { Membership } from '../members/membership.ts';

/** What a member who is about to cancel may do in place of it. Each is possible now, by the rules of changes. */
export interface Alternatives {
  /** A plan that costs less for a month than is paid now: the one that costs least. */
  plan?: PlanChoice & { taxMode: TaxMode };
  /** A pause, and its first day. */
  pause?: { from: Day };
}

/** What fits a plan that is cancelled before it ends. For a plan that has not begun there is nothing. */
export function alternativesTo(
  { current, queued, standing }: Pick<Membership, 'current' | 'queued' | 'standing'>,
  { plans, refusals, taxMode }: Pick<PossibleChanges, 'plans' | 'refusals' | 'taxMode'>,
): Alternatives {
  const charge = current?.nextCharge;
  if (current === undefined || charge === undefined || queued !== undefined || standing === 'ending')
    return {};
  const plan = cheaperPlan(plans, { price: wholePrice(charge), period: current.period });
  return {
    ...(plan !== undefined && { plan: { ...plan, taxMode } }),
    ...(refusals.pause === undefined && { pause: { from: charge.date } }),
  };
}

/** What is charged now may hold a tax that is added to the price of the other: cheaper is what costs a tenth less at least. */
const cheaperBy = 0.9;

/** By what is charged next: with a discount, that may be less than another plan costs. */
function cheaperPlan(
  plans: readonly PlanChoice[],
  present: { price: Money | undefined; period: PlanChoice['period'] },
): PlanChoice | undefined {
  const { price, period } = present;
  if (price === undefined) return undefined;
  const now = price.amount / monthsOf(period);
  return plans
    .filter((plan) => plan.price.currency === price.currency && forMonth(plan) <= now * cheaperBy)
    .toSorted((one, other) => forMonth(one) - forMonth(other))[0];
}

function forMonth({ price, period }: PlanChoice): number {
  return price.amount / monthsOf(period);
}
