import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import type { PageToShow } from '../../../http/page-handler.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { readCheckoutQuery } from './checkout-query.ts';
import type { VisitorLocation } from '../../../domain/visitor-location.ts';
import type { PriceZone } from '../catalogue/price-zones.ts';
import { planChoice } from './plan-choice.ts';

/** What decides whether a checkout is open, for all visitors alike. */
interface Surroundings {
  flags: { checkoutMaintenancePage: boolean };
  soldPlans: SoldPlans;
  location: VisitorLocation<PriceZone>;
  mayHaveFreeDays: boolean;
}

/**
 * The plan of the checkout with a query, or the page that is shown in its place to everyone: it is under maintenance, or
 * its plan is not sold.
 */
export function planOrPageInstead(
  query: URLSearchParams,
  { flags, soldPlans, location, mayHaveFreeDays }: Surroundings,
): { plan: SellablePlan } | { instead: PageToShow } {
  if (flags.checkoutMaintenancePage) return { instead: { route: 'checkoutMaintenance', statusCode: 503 } };
  const plan = soldPlans.wantedPlan(readCheckoutQuery(query));
  return planChoice(plan, { soldPlans, location, mayHaveFreeDays });
}

/** Whether the checkout with a query is closed to everyone: another page is shown in its place. */
export function isCheckoutClosed(
  query: URLSearchParams,
  { flags, soldPlans }: Pick<Surroundings, 'flags' | 'soldPlans'>,
): boolean {
  const plan = soldPlans.wantedPlan(readCheckoutQuery(query)) ?? soldPlans.standard;
  return flags.checkoutMaintenancePage || !soldPlans.isSold(plan);
}
