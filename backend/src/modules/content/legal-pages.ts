import type { PageHandler, PageHandlers } from '../../http/page-handler.ts';
import type { Preview } from './preview.ts';
import type { Content } from './content.ts';

interface LegalSources {
  content: Pick<Content, 'legalPage'>;
  preview: Pick<Preview, 'viewOf'>;
}

/** The legal pages: each a text from the content service, or the sentence that it cannot be loaded right now. */
export function legalPages(sources: LegalSources) {
  return {
    impressum: legalPage(sources, 'impressum', 'impressum'),
    privacyPolicy: legalPage(sources, 'privacyPolicy', 'privacy-policy'),
    termsAndConditions: legalPage(sources, 'termsAndConditions', 'terms-and-conditions'),
  } satisfies PageHandlers;
}

function legalPage(
  { content, preview }: LegalSources,
  route: 'impressum' | 'privacyPolicy' | 'termsAndConditions',
  slug: string,
): PageHandler {
  return {
    show: async ({ request, language }) => {
      const page = await content.legalPage(slug, language, await preview.viewOf(request));
      if (page.status === 'ready') return { route, facts: page };
      if (page.status === 'missing') return { route: 'notFound', statusCode: 404 };
      return { route, facts: { status: 'unavailable' }, statusCode: 503 };
    },
  };
}
