import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { endContract, type EndContractFacts } from './endContract.ts';
import { EndContractRoute } from './EndContractRoute.tsx';

export const page = definePage({
  Route: EndContractRoute,
  reducers: { endContract },
  sagas: [],
  title: ({ status }: EndContractFacts, i18n) => {
    const t = i18n.getFixedT(null, 'endContract');
    return status === 'received' || status === 'confirm' || status === 'invalidLink'
      ? titledBy(t(($) => $[status].title))
      : undefined;
  },
  stateFrom: (facts: EndContractFacts) => ({ endContract: facts }),
});
