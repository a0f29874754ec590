import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import type { PageToShow } from '../../../http/page-handler.ts';
import { planCodes } from '../catalogue/plans.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import type { VisitorLocation } from '../../../domain/visitor-location.ts';
import type { PriceZone } from '../catalogue/price-zones.ts';
import { taxShown } from './offer-facts.ts';
import { planOfferIn } from './plan-offers.ts';

type UnsupportedPage = Extract<PageToShow, { route: 'checkoutUnsupported' }>;

/** The plan that a checkout's address chooses, or the page that is shown where it cannot be bought. */
export function planChoice(
  plan: string | undefined,
  {
    soldPlans,
    location,
    mayHaveFreeDays,
  }: { soldPlans: SoldPlans; location: VisitorLocation<PriceZone>; mayHaveFreeDays: boolean },
): { plan: SellablePlan } | { instead: UnsupportedPage } {
  const chosen = plan ?? soldPlans.standard;
  if (soldPlans.isSold(chosen)) return { plan: chosen };
  // No code of the catalogue: a fault in the address.
  if (!planCodes.some((code) => code === chosen)) {
    return { instead: { route: 'checkoutUnsupported', facts: { status: 'unknownPlan' } } };
  }
  const { code, kind, period, price, trialDays } = planOfferIn(location.zone, soldPlans.nearestTo(chosen), {
    mayHaveFreeDays,
  });
  const nearest = { code, kind, period, price, ...(trialDays > 0 && { trialDays }) };
  const facts = { status: 'notSold', nearest, tax: taxShown(location) } as const;
  return { instead: { route: 'checkoutUnsupported', facts } };
}
