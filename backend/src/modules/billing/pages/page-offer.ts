import type { FastifyRequest } from 'fastify';
import { addDays, dayOf, type Day } from '../../../domain/days.ts';
import type { Language } from '../../../domain/languages.ts';
import { reminderDays } from '../quotes/drawing-offer.ts';
import { offerFacts } from './offer-facts.ts';
import { offerStanding } from './offer-standing.ts';
import type { PageSources } from './page-sources.ts';
import type { PlanOffer } from './plan-offers.ts';

/** What pages that sell say to a visitor: the plans, their tax, the days of a trial that starts today, and what fits. */
export function createPageOffer({
  billing,
  clock,
  locationOf,
  userIdOf,
}: Pick<PageSources, 'billing' | 'clock' | 'locationOf' | 'userIdOf'>) {
  return async (request: FastifyRequest, language: Language) => {
    const offer = offerFacts(locationOf(request, language), billing.soldPlans, { mayTry: true });
    return {
      ...offer,
      nights: nightsOf(offer.plans, dayOf(clock.now())),
      standing: await offerStanding(await userIdOf(request), billing),
    };
  };
}

/** The days of the longest plan that begins with free days: the day of the charge comes after the last free night. */
function nightsOf(offers: readonly PlanOffer[], today: Day) {
  const trials = offers.filter(({ trialDays }) => trialDays > 0);
  const { trialDays } = trials.find(({ period }) => period === 'year') ?? trials[0] ?? { trialDays: 0 };
  const charge = addDays(today, trialDays);
  return { today, reminder: addDays(charge, -reminderDays), charge };
}
