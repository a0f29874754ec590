import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { endContract, type EndContractFacts } from './endContract.ts';
import { EndContractRoute } from './EndContractRoute.tsx';

export const page = definePage({
  Route: EndContractRoute,
  reducers: { endContract },
  sagas: [],
  title: (facts: EndContractFacts, i18n) => {
    const t = i18n.getFixedT(null, 'endContract');
    const { status } = facts;
    if (status === 'confirmed') return titledBy(t(($) => $.confirmed[facts.outcome].title));
    return status === 'received' || status === 'confirm' || status === 'invalidLink'
      ? titledBy(t(($) => $[status].title))
      : undefined;
  },
  stateFrom: (facts: EndContractFacts) => ({ endContract: facts }),
});
