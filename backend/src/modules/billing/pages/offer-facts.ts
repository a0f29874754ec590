import type { CountryLookupStatus } from '../../../domain/countries.ts';
import { taxModeFor } from '../catalogue/tax-mode.ts';
import type { PriceZone } from '../catalogue/price-zones.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { planOffersIn, type PlanOffer } from './plan-offers.ts';

/** Where a visitor is, and which prices follow from it. */
export interface Place {
  country: string | undefined;
  zone: PriceZone;
  lookupStatus: CountryLookupStatus;
}

/** What home and plan selection say of the plans that are sold at a place. */
export function offerFacts(place: Place, soldPlans: SoldPlans, { mayTry }: { mayTry: boolean }) {
  const plans = planOffersIn(place.zone, soldPlans.offered, { mayTry });
  return { plans, tax: taxShown(place) };
}

/** While no country is known, US prices are shown as to a visitor from the US, unless its look-up failed. */
export function taxShown({ country, zone, lookupStatus }: Place): 'included' | 'added' {
  const likely = country ?? (zone === 'US' ? 'US' : undefined);
  return taxModeFor(likely, lookupStatus) === 'TAX_EXCLUSIVE' ? 'added' : 'included';
}

/** The offer in schema.org's words, for search engines. */
export function structuredOffer(plans: readonly PlanOffer[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Stillpoint',
    description: 'Meditation and sleep subscription',
    offers: plans.map(({ code, price }) => ({
      '@type': 'Offer',
      sku: code,
      price: (price.amount / 100).toFixed(2),
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
    })),
  };
}
