import type { Clock } from '../process/clock.ts';
import { addDays, dayOf } from '../domain/days.ts';
import { taxModeFor, type PriceZone } from '../modules/billing/index.ts';
import type { Content } from '../modules/content/index.ts';
import type { AnswerPage, PageCall } from '../modules/pages/index.ts';
import { planOffersIn } from './plan-offers.ts';

/** What the pages of the offer are made from. */
export interface OfferSources {
  clock: Pick<Clock, 'now'>;
  content: Pick<Content, 'homeModules'>;
  locationOf: (
    request: PageCall['request'],
    language: PageCall['language'],
  ) => { country: string | undefined; zone: PriceZone };
}

const freeNights = 14;
const reminderNight = freeNights - 3;

/** The home page: what editors wrote, and what it costs where the visitor is. */
export function answerHome({ clock, content, locationOf }: OfferSources): AnswerPage {
  return async ({ request, language }) => {
    const place = locationOf(request, language);
    const plans = planOffersIn(place.zone);
    const today = dayOf(clock.now());
    return {
      route: 'home',
      facts: {
        modules: await content.homeModules(language),
        plans,
        tax: taxShown(place),
        nights: { today, reminder: addDays(today, reminderNight), charge: addDays(today, freeNights) },
      },
      structuredData: offerForSearchEngines(plans),
    };
  };
}

/** The plans by themselves. */
export function answerPlanSelection({ locationOf }: Pick<OfferSources, 'locationOf'>): AnswerPage {
  return ({ request, language }) => {
    const place = locationOf(request, language);
    const plans = planOffersIn(place.zone);
    return Promise.resolve({
      route: 'planSelection',
      facts: { plans, tax: taxShown(place) },
      structuredData: offerForSearchEngines(plans),
    });
  };
}

/** While no country is known, US prices stand for a US visitor: their tax comes on top. */
function taxShown({ country, zone }: { country: string | undefined; zone: PriceZone }): 'included' | 'added' {
  const likely = country ?? (zone === 'US' ? 'US' : undefined);
  return taxModeFor(likely, country === undefined ? 'unset' : 'success') === 'TAX_EXCLUSIVE'
    ? 'added'
    : 'included';
}

/** The offer in schema.org's words. */
function offerForSearchEngines(plans: ReturnType<typeof planOffersIn>): object {
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
