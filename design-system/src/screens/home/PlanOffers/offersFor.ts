import type { PlanOffer } from '../Home/HomeState.ts';
import type { OfferStanding } from '../OfferState.ts';

/** The plans that a visitor can buy, with free days for newcomers alone. */
export function offersFor(standing: OfferStanding, plans: readonly PlanOffer[]): PlanOffer[] {
  switch (standing.status) {
    case 'newcomer':
      return [...plans];
    case 'former':
    case 'ending':
      return plans.map((plan) => ({ ...plan, trialDays: 0 }));
    case 'subscriber':
      return plans.filter(({ code }) => code === standing.change).map((plan) => ({ ...plan, trialDays: 0 }));
  }
}
