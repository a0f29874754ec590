import type { PageHandler } from '../../../http/page-handler.ts';
import { offerFacts, structuredOffer } from './offer-facts.ts';
import type { PageSources } from './page-sources.ts';

/** The plans by themselves. */
export function planSelectionPage({ locationOf }: PageSources): PageHandler {
  return {
    show: ({ request, language }) => {
      const facts = offerFacts(locationOf(request, language));
      return Promise.resolve({
        route: 'planSelection',
        facts,
        structuredData: structuredOffer(facts.plans),
      });
    },
  };
}
