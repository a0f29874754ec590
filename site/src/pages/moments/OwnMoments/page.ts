import { definePage } from '../../definePage.ts';
import { ownMoments, type OwnMomentsFacts } from './ownMoments.ts';
import { OwnMomentsRoute } from './OwnMomentsRoute.tsx';

export const page = definePage({
  Route: OwnMomentsRoute,
  reducers: { ownMoments },
  sagas: [],
  stateFrom: (facts: OwnMomentsFacts) => ({ ownMoments: facts }),
});
