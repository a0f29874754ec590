import { addDays, dayOf, type Day } from '../../../domain/days.ts';
import type { PageHandler } from '../../../http/page-handler.ts';
import { reminderDays } from '../quotes/drawing-offer.ts';
import { offerFacts, structuredOffer } from './offer-facts.ts';
import { offerStanding } from './offer-standing.ts';
import type { PageSources } from './page-sources.ts';
import type { PlanOffer } from './plan-offers.ts';

/** The home page: what editors wrote, and what the plans cost where the visitor is. */
export function homePage({ billing, clock, homeModules, locationOf, userIdOf }: PageSources): PageHandler {
  return {
    show: async ({ request, language }) => {
      const offer = offerFacts(locationOf(request, language), billing.soldPlans, { mayTry: true });
      return {
        route: 'home',
        facts: {
          ...offer,
          nights: nightsOf(offer.plans, dayOf(clock.now())),
          standing: await offerStanding(await userIdOf(request), billing),
          modules: await homeModules(language),
        },
        structuredData: structuredOffer(offer.plans),
      };
    },
  };
}

/** The days of the longest plan that begins with free days: the day of the charge comes after the last free night. */
function nightsOf(offers: readonly PlanOffer[], today: Day) {
  const trials = offers.filter(({ trialDays }) => trialDays > 0);
  const { trialDays } = trials.find(({ period }) => period === 'year') ?? trials[0] ?? { trialDays: 0 };
  const charge = addDays(today, trialDays);
  return { today, reminder: addDays(charge, -reminderDays), charge };
}
