import type { PageHandler } from '../../../http/page-handler.ts';
import { offerFacts, structuredOffer } from './offer-facts.ts';
import { offerStanding } from './offer-standing.ts';
import type { PageSources } from './page-sources.ts';

/** The plans by themselves. */
export function planSelectionPage({ billing, locationOf, userIdOf }: PageSources): PageHandler {
  return {
    show: async ({ request, language }) => {
      const standing = await offerStanding(await userIdOf(request), billing);
      const facts = offerFacts(locationOf(request, language), billing.soldPlans, standing);
      const structuredData = structuredOffer(facts.plans);
      return { route: 'planSelection', facts, ...(structuredData && { structuredData }) };
    },
  };
}
