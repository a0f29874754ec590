import type { FastifyRequest } from 'fastify';
import { languagePrefix, type Language } from '../../domain/languages.ts';
import type { ContentVisit, PageResult } from '../../http/page-handler.ts';
import type { Content, OfferFacts } from './content.ts';
import type { Preview } from './preview.ts';

export interface ContentPagesOptions {
  content: Pick<Content, 'contentPage'>;
  preview: Pick<Preview, 'viewOf'>;
  /** What is sold where the visitor is. */
  offerOf: (request: FastifyRequest, language: Language, landingPage?: string) => Promise<OfferFacts>;
}

/** The name of a promotion's landing page: `sleep` of `offer/sleep`. Undefined for other pages. */
function landingPageOf(slug: string): string | undefined {
  return /^offer\/([a-z0-9-]+)$/.exec(slug)?.[1];
}

/** The pages that editors make: any entry with a slug. Undefined where there is none. */
export function contentPages({ content, preview, offerOf }: ContentPagesOptions) {
  return async ({ request, language, slug }: ContentVisit): Promise<PageResult | undefined> => {
    if (slug === 'home') return { redirectTo: languagePrefix(language) || '/' };
    const page = await content.contentPage(slug, language, await preview.viewOf(request));
    switch (page.status) {
      case 'ready':
        return {
          route: 'contentPage',
          facts: { ...page, ...(await offerOf(request, language, landingPageOf(slug))) },
        };
      case 'missing':
        return undefined;
      case 'unavailable':
        return { route: 'contentPage', facts: { status: 'unavailable', slug }, statusCode: 503 };
    }
  };
}
