import type { FactsOf, PageVisit } from '../../../http/page-handler.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { taxShown } from './offer-facts.ts';
import type { PageSources } from './page-sources.ts';
import { planOfferIn } from './plan-offers.ts';

/** Makes a reader of the plans that may follow the free days that a member gave, at a visitor's prices. */
export function createReferralOffers({
  soldPlans,
  locationOf,
}: Pick<PageSources, 'locationOf'> & { soldPlans: Pick<SoldPlans, 'offered'> }) {
  return async ({
    request,
    language,
  }: PageVisit): Promise<Pick<FactsOf<'upgradeAnytime'>, 'plans' | 'tax'>> => {
    const location = await locationOf(request, language);
    const plans = soldPlans.offered.map((plan) => {
      const offer = planOfferIn(location.zone, plan, { mayHaveFreeDays: false });
      const { code, kind, period, price, monthlyShare, refundDays } = offer;
      return {
        ...{ code, kind, period, price },
        ...(monthlyShare !== undefined && { monthlyShare }),
        ...(refundDays !== undefined && { refundDays }),
      };
    });
    return { plans, tax: taxShown(location) };
  };
}
