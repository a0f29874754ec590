import { LegalRoute } from '../../routes/LegalRoute.tsx';
import { legal, type LegalFacts } from '../../state/legal/legal.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: LegalRoute,
  reducers: { legal },
  sagas: [],
  stateFrom: (facts: LegalFacts) => ({ legal: facts }),
  head: (facts: LegalFacts) =>
    facts.status === 'ready'
      ? { title: `${facts.title} · Stillpoint`, description: facts.description ?? facts.title }
      : undefined,
});
