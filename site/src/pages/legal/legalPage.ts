import { LegalRoute } from './LegalRoute.tsx';
import { legal, legalFrom, type LegalFacts } from './legal.ts';
import { definePage } from '../definePage.ts';
import { linkTo } from '../links.ts';

export const legalPage = definePage({
  Route: LegalRoute,
  reducers: { legal },
  sagas: [],
  filled: (facts: LegalFacts, fill, language) =>
    facts.status === 'ready'
      ? {
          ...facts,
          blocks: fill(facts.blocks, { cancelSubscriptionUrl: linkTo('cancelSubscription', language) }),
        }
      : facts,
  stateFrom: (facts: LegalFacts) => ({ legal: legalFrom(facts) }),
  head: (facts: LegalFacts) =>
    facts.status === 'ready'
      ? { title: `${facts.title} · Stillpoint`, description: facts.description ?? facts.title }
      : undefined,
});
