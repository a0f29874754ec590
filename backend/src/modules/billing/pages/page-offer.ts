import type { FastifyRequest } from 'fastify';
import { addDays, dayOf, type Day } from '../../../domain/days.ts';
import type { Language } from '../../../domain/languages.ts';
import { offerFacts } from './offer-facts.ts';
import { offerStanding } from './offer-standing.ts';
import { createOffersWithVoucher, firstDayOf, withDiscounts, type Viewer } from './offers-with-voucher.ts';
import type { PageSources } from './page-sources.ts';
import type { PlanOffer } from './plan-offers.ts';

/**
 * What pages that sell say to a visitor: the plans, their tax, the days of a trial that starts today, and what fits. A
 * landing page presents the vouchers of its promotion in place of the visitor's own.
 */
export function createPageOffer({
  billing,
  clock,
  locationOf,
  userIdOf,
  voucherCookie,
}: Pick<PageSources, 'billing' | 'clock' | 'locationOf' | 'userIdOf' | 'voucherCookie'>) {
  const offersWithVoucher = createOffersWithVoucher({ billing, voucherCookie });

  async function promotionFor(
    landingPage: string,
    plans: PlanOffer[],
    { userId, standing, zone, today }: Viewer,
  ) {
    const promotion = await billing.promotionAt(landingPage, {
      plans: standing.status === 'subscriber' ? [] : plans.map(({ code }) => code),
      ...{ userId, zone, newMember: standing.status === 'newcomer' },
    });
    return (
      promotion && {
        standing: promotion.standing,
        plans: withDiscounts(plans, promotion.valid, firstDayOf(standing, today)),
      }
    );
  }

  return async (request: FastifyRequest, language: Language, landingPage?: string) => {
    const location = await locationOf(request, language);
    const today = dayOf(clock.now());
    const userId = await userIdOf(request);
    const standing = await offerStanding(userId, billing, today);
    const offer = offerFacts(location, billing.soldPlans, standing);
    const viewer = { userId, standing, zone: location.zone, today };
    const promotion =
      landingPage === undefined ? undefined : await promotionFor(landingPage, offer.plans, viewer);
    const trialDates = trialDatesOf(offer.plans, today);
    return {
      ...offer,
      plans: promotion?.plans ?? (await offersWithVoucher(request, offer.plans, viewer)),
      ...(promotion && { promotion: promotion.standing }),
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
