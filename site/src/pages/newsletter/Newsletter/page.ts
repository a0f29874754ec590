import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { newsletter, type NewsletterFacts } from './newsletter.ts';
import { NewsletterRoute } from './NewsletterRoute.tsx';

export const page = definePage({
  Route: NewsletterRoute,
  reducers: { newsletter },
  sagas: [],
  title: (facts: NewsletterFacts, i18n) =>
    facts.status === 'sent' ? titledBy(i18n.getFixedT(null, 'newsletter')(($) => $.sent.title)) : undefined,
  stateFrom: (facts: NewsletterFacts) => ({ newsletter: facts }),
});
