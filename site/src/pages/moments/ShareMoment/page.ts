import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { shareMoment, type ShareMomentFacts } from './shareMoment.ts';
import { ShareMomentRoute } from './ShareMomentRoute.tsx';

export const page = definePage({
  Route: ShareMomentRoute,
  reducers: { shareMoment },
  sagas: [],
  title: ({ status }: ShareMomentFacts, i18n) => {
    switch (status) {
      case 'open':
        return undefined;
      case 'tooMany':
        return titledBy(i18n.getFixedT(null, 'moments')(($) => $.tooMany.title));
      case 'barred':
      case 'nameMissing':
      case 'notFinished':
        return titledBy(i18n.getFixedT(null, 'shareMoment')(($) => $[status].title));
    }
  },
  stateFrom: (facts: ShareMomentFacts) => ({ shareMoment: facts }),
});
