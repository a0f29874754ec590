import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { reportMoment, type ReportMomentFacts } from './reportMoment.ts';
import { ReportMomentRoute } from './ReportMomentRoute.tsx';

export const page = definePage({
  Route: ReportMomentRoute,
  reducers: { reportMoment },
  sagas: [],
  title: ({ status }: ReportMomentFacts, i18n) => {
    switch (status) {
      case 'open':
        return undefined;
      case 'tooMany':
        return titledBy(i18n.getFixedT(null, 'moments')(($) => $.tooMany.title));
      case 'own':
      case 'reported':
      case 'gone':
        return titledBy(i18n.getFixedT(null, 'reportMoment')(($) => $[status].title));
    }
  },
  stateFrom: (facts: ReportMomentFacts) => ({ reportMoment: facts }),
});
