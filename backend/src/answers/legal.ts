import type { Content } from '../modules/content/index.ts';
import type { AnswerPage } from '../modules/pages/index.ts';

/** A legal text from the content service, or the sentence that it cannot be had right now. */
export function answerLegal(
  content: Pick<Content, 'legalPage'>,
  route: 'privacyPolicy' | 'termsAndConditions',
  slug: string,
): AnswerPage {
  return async ({ language }) => {
    const page = await content.legalPage(slug, language);
    if (page.status === 'ready') return { route, facts: page };
    if (page.status === 'missing') return { route: 'notFound', facts: undefined as never, statusCode: 404 };
    return { route, facts: { status: 'unavailable' }, statusCode: 503 };
  };
}
