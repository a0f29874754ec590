import type { FastifyRequest } from 'fastify';
import { addDays, dayOf, type Day } from '../../../domain/days.ts';
import type { Language } from '../../../domain/languages.ts';
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
    const location = locationOf(request, language);
    const today = dayOf(clock.now());
    const userId = await userIdOf(request);
    const standing = await offerStanding(userId, billing);
    const offer = offerFacts(location, billing.soldPlans, standing);
    const viewer = { userId, standing, zone: location.zone, today };
    const trialDates = trialDatesOf(offer.plans, today);
    return {
      ...offer,
      plans: await offersWithVoucher(request, offer.plans, viewer),
      ...(trialDates !== undefined && { trialDates }),
    };
  };
}

/**
 * The plan that pages offer with free days, and its days: of several, the one that is paid by the year. The day of the
 * charge comes after the last free night.
 */
function trialDatesOf(offers: readonly PlanOffer[], today: Day) {
  const trials = offers.filter(({ trialDays }) => trialDays > 0);
  const trial = trials.find(({ period }) => period === 'year') ?? trials[0];
  if (trial === undefined) return undefined;
  const charge = addDays(today, trial.trialDays);
  return { plan: trial.code, today, reminder: addDays(charge, -trial.reminderDays), charge };
}
