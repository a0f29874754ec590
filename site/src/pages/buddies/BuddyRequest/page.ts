import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { buddyRequest, type BuddyRequestFacts } from './buddyRequest.ts';
import { BuddyRequestRoute } from './BuddyRequestRoute.tsx';

export const page = definePage({
  Route: BuddyRequestRoute,
  reducers: { buddyRequest },
  sagas: [],
  title: ({ status }: BuddyRequestFacts, i18n) =>
    status === 'unknown' || status === 'tooMany' || status === 'own'
      ? titledBy(i18n.getFixedT(null, 'buddyRequest')(($) => $[status].title))
      : undefined,
  stateFrom: (facts: BuddyRequestFacts) => ({ buddyRequest: facts }),
});
