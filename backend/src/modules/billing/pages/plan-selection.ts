import type { PageHandler } from '../../../http/page-handler.ts';
import { offerFacts, structuredOffer } from './offer-facts.ts';
import { offerStanding } from './offer-standing.ts';
import type { PageSources } from './page-sources.ts';

/** The plans by themselves. */
export function planSelectionPage({ billing, locationOf, userIdOf }: PageSources): PageHandler {
  return {
    show: async ({ request, language }) => {
      const userId = await userIdOf(request);
      const standing = await offerStanding(userId, billing);
      const facts = offerFacts(locationOf(request, language), billing.soldPlans, standing);
      const structuredData = structuredOffer(facts.plans);
      const savedCheckout = userId === undefined ? undefined : await billing.savedCheckouts.shownTo(userId);
      return {
        route: 'planSelection',
        facts: { ...facts, ...(savedCheckout && { savedCheckout }) },
        ...(structuredData && { structuredData }),
      };
    },
  };
}
