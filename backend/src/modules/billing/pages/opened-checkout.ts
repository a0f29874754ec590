import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import type { PageToShow } from '../../../http/page-handler.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { readCheckoutQuery } from './checkout-query.ts';
import type { Place } from './offer-facts.ts';
import { planChoice } from './plan-choice.ts';

/** What decides whether a checkout is open, for all visitors alike. */
interface Surroundings {
  flags: { checkoutMaintenancePage: boolean };
  soldPlans: SoldPlans;
  place: Place;
  mayTry: boolean;
}

/**
 * The plan of the checkout with a query, or the page that is shown in its place to everyone: it is under maintenance, or
 * its plan is not sold.
 */
export function openedCheckout(
  query: URLSearchParams,
  { flags, soldPlans, place, mayTry }: Surroundings,
): { plan: SellablePlan } | { instead: PageToShow } {
  if (flags.checkoutMaintenancePage) return { instead: { route: 'checkoutMaintenance', statusCode: 503 } };
  const plan = soldPlans.wantedPlan(readCheckoutQuery(query));
  return planChoice(plan, { soldPlans, place, mayTry });
}
