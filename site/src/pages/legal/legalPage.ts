import { LegalRoute } from './LegalRoute.tsx';
import { legal, legalFrom, type LegalFacts } from './legal.ts';
import { filledHead, titleInHead } from '../filledHead.ts';
import { definePage } from '../definePage.ts';
import { linkTo } from '../links.ts';

export const legalPage = definePage({
  Route: LegalRoute,
  reducers: { legal },
  sagas: [],
  filled: (facts: LegalFacts, fill, language) => {
    if (facts.status !== 'ready') return facts;
    const values = { cancelSubscriptionUrl: linkTo('cancelSubscription', language) };
    const rest = { ...facts };
    delete rest.description;
    return { ...rest, ...filledHead(facts, fill, { values }), blocks: fill(facts.blocks, values) };
  },
  stateFrom: (facts: LegalFacts) => ({ legal: legalFrom(facts) }),
  head: (facts: LegalFacts) =>
    facts.status === 'ready'
      ? { title: titleInHead(facts.title), description: facts.description ?? facts.title }
      : undefined,
});
