import type { FastifyRequest } from 'fastify';
import { addDays, dayOf, type Day } from '../../../domain/days.ts';
import type { Language } from '../../../domain/languages.ts';
import { reminderDays } from '../quotes/drawing-offer.ts';
import { offerFacts } from './offer-facts.ts';
import { offerStanding } from './offer-standing.ts';
import { createOffersWithVoucher } from './offers-with-voucher.ts';
import type { PageSources } from './page-sources.ts';
import type { PlanOffer } from './plan-offers.ts';

/** What pages that sell say to a visitor: the plans, their tax, the days of a trial that starts today, and what fits. */
export function createPageOffer({
  billing,
  clock,
  locationOf,
  userIdOf,
  voucherCookie,
}: Pick<PageSources, 'billing' | 'clock' | 'locationOf' | 'userIdOf' | 'voucherCookie'>) {
  const offersWithVoucher = createOffersWithVoucher({ billing, voucherCookie });

  return async (request: FastifyRequest, language: Language) => {
    const place = locationOf(request, language);
    const offer = offerFacts(place, billing.soldPlans, { mayTry: true });
    const today = dayOf(clock.now());
    const userId = await userIdOf(request);
    const standing = await offerStanding(userId, billing);
    const viewer = { userId, standing, zone: place.zone, today };
    return {
      ...offer,
      plans: await offersWithVoucher(request, offer.plans, viewer),
      nights: nightsOf(offer.plans, today),
      standing,
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
