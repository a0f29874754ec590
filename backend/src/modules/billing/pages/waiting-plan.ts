import type { Place } from './offer-facts.ts';
import { taxShown } from './offer-facts.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { planOfferIn } from './plan-offers.ts';

/**
 * What a page says of a plan that is bought after signing up or logging in; without a code, of the plan of a checkout
 * whose address names none. Undefined for a plan that is not sold, which the checkout explains.
 */
export function waitingPlan(
  code: string | undefined,
  { soldPlans, place, mayTry }: { soldPlans: SoldPlans; place: Place; mayTry: boolean },
) {
  const chosen = code ?? soldPlans.standard;
  if (!soldPlans.isSold(chosen)) return undefined;
  const { kind, period, price, trialDays } = planOfferIn(place.zone, chosen, { mayTry });
  return { plan: kind, period, price, tax: taxShown(place), ...(trialDays > 0 && { trialDays }) };
}
