import type { FactsOf, PageVisit } from '../../../http/page-handler.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { taxShown } from './offer-facts.ts';
import type { PageSources } from './page-sources.ts';
import { planOfferIn } from './plan-offers.ts';

/** Makes a reader of the family plans that are sold, at a visitor's prices. */
export function createFamilyOffers({
  soldPlans,
  locationOf,
}: Pick<PageSources, 'locationOf'> & { soldPlans: Pick<SoldPlans, 'families'> }) {
  return async ({
    request,
    language,
  }: PageVisit): Promise<Pick<FactsOf<'familyPlan'>, 'offers' | 'taxExcluded'>> => {
    const location = await locationOf(request, language);
    const offers = soldPlans.families.map((code) => {
      const { period, price } = planOfferIn(location.zone, code, { mayHaveFreeDays: false });
      return { plan: code, period, price };
    });
    return { offers, ...(taxShown(location) === 'added' && { taxExcluded: true as const }) };
  };
}
