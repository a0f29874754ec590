import type { PageHandler } from '../../../http/page-handler.ts';
import { offerFacts, structuredOffer } from './offer-facts.ts';
import type { PageSources } from './page-sources.ts';

/** The plans by themselves. */
export function planSelectionPage({ billing, locationOf, userIdOf }: PageSources): PageHandler {
  return {
    show: async ({ request, language }) => {
      const mayTry = await billing.mayTry(await userIdOf(request));
      const facts = offerFacts(locationOf(request, language), billing.soldPlans, { mayTry });
      return {
        route: 'planSelection',
        facts: { ...facts, ...(!mayTry && { trialUsed: true as const }) },
        structuredData: structuredOffer(facts.plans),
      };
    },
  };
}
