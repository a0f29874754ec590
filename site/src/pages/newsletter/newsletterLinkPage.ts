import { definePage } from '../definePage.ts';
import { titledBy } from '../titledBy.ts';
import { newsletterLink, type NewsletterLinkFacts } from './newsletterLink.ts';

/** A page that a link of a mail about the newsletter leads to. */
export function newsletterLinkPage(Route: () => React.JSX.Element) {
  return definePage({
    Route,
    reducers: { newsletterLink },
    sagas: [],
    title: ({ status }: NewsletterLinkFacts, i18n) =>
      titledBy(i18n.getFixedT(null, 'newsletterLink')(($) => $[status].title)),
    stateFrom: (facts: NewsletterLinkFacts) => ({ newsletterLink: facts }),
  });
}
