import type { PageHandler, PageHandlers } from '../../http/page-handler.ts';
import type { Content } from './values.ts';

/** The legal pages: each a text from the content service, or the sentence that it cannot be loaded right now. */
export function legalPages(content: Pick<Content, 'legalPage'>) {
  return {
    privacyPolicy: legalPage(content, 'privacyPolicy', 'privacy-policy'),
    termsAndConditions: legalPage(content, 'termsAndConditions', 'terms-and-conditions'),
  } satisfies PageHandlers;
}

function legalPage(
  content: Pick<Content, 'legalPage'>,
  route: 'privacyPolicy' | 'termsAndConditions',
  slug: string,
): PageHandler {
  return {
    show: async ({ language }) => {
      const page = await content.legalPage(slug, language);
      if (page.status === 'ready') return { route, facts: page };
      if (page.status === 'missing') return { route: 'notFound', statusCode: 404 };
      return { route, facts: { status: 'unavailable' }, statusCode: 503 };
    },
  };
}
