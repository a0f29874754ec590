import type { VisitorLocation } from '../../../domain/visitor-location.ts';
import type { PriceZone } from '../catalogue/price-zones.ts';
import { taxShown } from './offer-facts.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { planOfferIn } from './plan-offers.ts';

/**
 * What a page says of a plan that is bought after signing up or logging in; without a code, of the plan of a checkout
 * whose address names none. Undefined for a plan that is not sold, which the checkout explains.
 */
export function waitingPlan(
  code: string | undefined,
  {
    soldPlans,
    location,
    mayHaveFreeDays,
  }: { soldPlans: SoldPlans; location: VisitorLocation<PriceZone>; mayHaveFreeDays: boolean },
) {
  const chosen = code ?? soldPlans.standard;
  if (!soldPlans.isSold(chosen)) return undefined;
  const { kind, period, price, trialDays } = planOfferIn(location.zone, chosen, { mayHaveFreeDays });
  return { plan: kind, period, price, tax: taxShown(location), ...(trialDays > 0 && { trialDays }) };
}
