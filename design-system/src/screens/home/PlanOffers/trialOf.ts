import type { PageOffer, PlanOffer } from '../OfferState.ts';

/** The plan that is offered with free days; undefined where none is. */
export function trialOf({
  plans,
  trialDates,
}: Pick<PageOffer, 'plans' | 'trialDates'>): PlanOffer | undefined {
  return plans.find(({ code }) => code === trialDates?.plan);
}
