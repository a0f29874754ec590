import { addDays, dayOf } from '../../../domain/days.ts';
import type { PageHandler } from '../../../http/page-handler.ts';
import { offerFacts, structuredOffer } from './offer-facts.ts';
import type { PageSources } from './page-sources.ts';

const freeNights = 14;
const reminderNight = freeNights - 3;

/** The home page: what editors wrote, and what the plans cost where the visitor is. */
export function homePage({ billing, clock, homeModules, locationOf }: PageSources): PageHandler {
  return {
    show: async ({ request, language }) => {
      const offer = offerFacts(locationOf(request, language), billing.soldPlans, { mayTry: true });
      const today = dayOf(clock.now());
      const nights = { today, reminder: addDays(today, reminderNight), charge: addDays(today, freeNights) };
      return {
        route: 'home',
        facts: { ...offer, nights, modules: await homeModules(language) },
        structuredData: structuredOffer(offer.plans),
      };
    },
  };
}
