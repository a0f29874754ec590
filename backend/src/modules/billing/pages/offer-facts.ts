import type { VisitorLocation } from '../../../domain/visitor-location.ts';
import { taxModeFor } from '../catalogue/tax-mode.ts';
import { likelyCountryIn, zoneOfCountry, type PriceZone } from '../catalogue/price-zones.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import type { OfferStanding } from './offer-standing.ts';
import { planOffersIn, type PlanOffer } from './plan-offers.ts';

/**
 * What pages say of the plans that a visitor can buy where they are, with free days for newcomers alone. A subscriber's
 * change is shown as its checkout charges it.
 */
export function offerFacts(
  visited: VisitorLocation<PriceZone>,
  soldPlans: Pick<SoldPlans, 'offered'>,
  standing: OfferStanding,
) {
  const codes =
    standing.status === 'subscriber'
      ? soldPlans.offered.filter((code) => code === standing.change?.plan)
      : soldPlans.offered;
  const location = standing.status === 'subscriber' ? pricedIn(standing.change?.country, visited) : visited;
  const plans = planOffersIn(location.zone, codes, { mayHaveFreeDays: standing.status === 'newcomer' });
  return { plans, tax: taxShown(location), standing: standingShown(standing), ...likelyCountryFor(visited) };
}

/** Where an upgrade is priced and taxed: in the country of the account that it stays in, wherever its holder is. */
export function pricedIn(
  accountCountry: string | undefined,
  location: VisitorLocation<PriceZone>,
): VisitorLocation<PriceZone> {
  if (accountCountry === undefined) return location;
  return { country: accountCountry, lookupStatus: 'success', zone: zoneOfCountry(accountCountry) };
}

/** Where no country is known, days are written as in the country that the prices are likely for. */
function likelyCountryFor({ country, zone }: VisitorLocation<PriceZone>): { likelyCountry?: string } {
  const likelyCountry = country === undefined ? likelyCountryIn(zone) : undefined;
  return likelyCountry === undefined ? {} : { likelyCountry };
}

/** The page needs no country of an account. */
function standingShown(standing: OfferStanding) {
  if (standing.status !== 'subscriber' || standing.change === undefined) return standing;
  const { plan, from, orToday } = standing.change;
  return { status: standing.status, change: { plan, from, ...(orToday && { orToday }) } };
}

/** While no country is known, prices are shown as in the likely country of their zone, unless the look-up failed. */
export function taxShown({ country, zone, lookupStatus }: VisitorLocation<PriceZone>): 'included' | 'added' {
  return taxModeFor(country ?? likelyCountryIn(zone), lookupStatus) === 'TAX_EXCLUSIVE'
    ? 'added'
    : 'included';
}

/** The offer in schema.org's words, for search engines. Without a plan on offer there is none. */
export function structuredOffer(plans: readonly PlanOffer[]): object | undefined {
  if (plans.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Stillpoint',
    offers: plans.map(({ code, price }) => ({
      '@type': 'Offer',
      sku: code,
      price: (price.amount / 100).toFixed(2),
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
    })),
  };
}
