import type { ContentModule } from '@stillpoint/design-system';
import { definePage, type FillTexts } from '../../definePage.ts';
import { filledHead, titleInHead } from '../../filledHead.ts';
import { placeholderValues } from '../../placeholderValues.ts';
import { contentPage, contentPageFrom, type ContentPageFacts } from './contentPage.ts';
import { ContentPageRoute } from './ContentPageRoute.tsx';

export const page = definePage({
  Route: ContentPageRoute,
  reducers: { contentPage },
  sagas: [],
  filled: (facts: ContentPageFacts, fillTexts, language) => {
    if (facts.status === 'unavailable') return facts;
    const fill: FillTexts = (pieces, values) => fillTexts(pieces, values, facts.likelyCountry);
    const values = placeholderValues(facts, language);
    const rest = { ...facts };
    delete rest.description;
    const modules = fill(facts.modules, values);
    return { ...rest, ...filledHead(facts, fill, { values, heading: firstHeading(modules) }), modules };
  },
  stateFrom: (facts: ContentPageFacts) => ({ contentPage: contentPageFrom(facts) }),
  head: (facts: ContentPageFacts) =>
    facts.status === 'ready'
      ? {
          title: titleInHead(facts.title),
          description: facts.description ?? facts.title,
          path: `/${facts.slug}`,
        }
      : undefined,
  startsAtNight: (facts: ContentPageFacts) => facts.status === 'ready' && facts.theme === 'night',
});

function firstHeading(modules: readonly ContentModule[]): string | undefined {
  return modules.map(headingOf).find((heading) => heading !== undefined);
}

function headingOf(module: ContentModule): string | undefined {
  if (module.kind === 'picture') return undefined;
  if (module.kind === 'hero') return module.headline;
  if (module.kind !== 'text') return module.title;
  return module.title ?? module.blocks.find((block) => block.kind === 'heading')?.text;
}
