import { definePage } from '../../definePage.ts';
import { filledTitle } from '../../filledTitle.ts';
import { placeholderValues } from '../../placeholderValues.ts';
import { contentPage, contentPageFrom, type ContentPageFacts } from './contentPage.ts';
import { ContentPageRoute } from './ContentPageRoute.tsx';

export const page = definePage({
  Route: ContentPageRoute,
  reducers: { contentPage },
  sagas: [],
  filled: (facts: ContentPageFacts, fill, language) => {
    if (facts.status === 'unavailable') return facts;
    const values = placeholderValues(facts, language);
    const { description: written, ...rest } = facts;
    const [description] = fill(written === undefined ? [] : [written], values);
    return {
      ...rest,
      title: filledTitle(facts.title, fill, values),
      ...(description !== undefined && { description }),
      modules: fill(facts.modules, values),
    };
  },
  stateFrom: (facts: ContentPageFacts) => ({ contentPage: contentPageFrom(facts) }),
  head: (facts: ContentPageFacts) =>
    facts.status === 'ready'
      ? {
          title: `${facts.title} · Stillpoint`,
          description: facts.description ?? facts.title,
          path: `/${facts.slug}`,
        }
      : undefined,
});
