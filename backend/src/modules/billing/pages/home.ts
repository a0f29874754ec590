import type { PageHandler } from '../../../http/page-handler.ts';
import { structuredOffer } from './offer-facts.ts';
import { createPageOffer } from './page-offer.ts';
import type { PageSources } from './page-sources.ts';

/** The home page: what editors wrote, and what the plans cost where the visitor is. */
export function homePage(sources: PageSources): PageHandler {
  const offerOf = createPageOffer(sources);

  return {
    show: async ({ request, language }) => {
      const offer = await offerOf(request, language);
      const structuredData = structuredOffer(offer.plans);
      return {
        route: 'home',
        facts: { ...offer, modules: await sources.homeModules(request, language) },
        ...(structuredData && { structuredData }),
      };
    },
  };
}
