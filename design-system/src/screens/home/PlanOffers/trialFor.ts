import type { PlanOffer } from '../Home/HomeState.ts';
import type { OfferStanding } from '../OfferState.ts';
import { offersFor } from './offersFor.ts';

/** The plan with free days that fits the visitor: the longest, where there are several. */
export function trialFor(standing: OfferStanding, plans: PlanOffer[]): PlanOffer | undefined {
  const trials = offersFor(standing, plans).filter(({ trialDays }) => trialDays > 0);
  return trials.find(({ period }) => period === 'year') ?? trials[0];
}
