import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { workEmail, type WorkEmailFacts } from './workEmail.ts';
import { WorkEmailRoute } from './WorkEmailRoute.tsx';

export const page = definePage({
  Route: WorkEmailRoute,
  reducers: { workEmail },
  sagas: [],
  title: ({ status }: WorkEmailFacts, i18n) =>
    status === 'verified' || status === 'notEnrolled'
      ? titledBy(i18n.getFixedT(null, 'workEmail')(($) => $[status].title))
      : undefined,
  stateFrom: (facts: WorkEmailFacts) => ({ workEmail: facts }),
});
