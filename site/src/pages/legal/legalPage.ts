import { LegalRoute } from './LegalRoute.tsx';
import { legal, legalFrom, type LegalFacts } from './legal.ts';
import { filledTitle } from '../filledTitle.ts';
import { definePage } from '../definePage.ts';
import { linkTo } from '../links.ts';

export const legalPage = definePage({
  Route: LegalRoute,
  reducers: { legal },
  sagas: [],
  filled: (facts: LegalFacts, fill, language) => {
    if (facts.status !== 'ready') return facts;
    const values = { cancelSubscriptionUrl: linkTo('cancelSubscription', language) };
    const { description: written, ...rest } = facts;
    const [description] = fill(written === undefined ? [] : [written], values);
    return {
      ...rest,
      title: filledTitle(facts.title, fill, values),
      ...(description !== undefined && { description }),
      blocks: fill(facts.blocks, values),
    };
  },
  stateFrom: (facts: LegalFacts) => ({ legal: legalFrom(facts) }),
  head: (facts: LegalFacts) =>
    facts.status === 'ready'
      ? { title: `${facts.title} · Stillpoint`, description: facts.description ?? facts.title }
      : undefined,
});
