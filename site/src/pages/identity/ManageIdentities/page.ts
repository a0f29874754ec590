import { definePage } from '../../definePage.ts';
import { ManageIdentitiesRoute } from './ManageIdentitiesRoute.tsx';
import { manageIdentities, manageIdentitiesFrom, type ManageIdentitiesFacts } from './manageIdentities.ts';

export const page = definePage({
  Route: ManageIdentitiesRoute,
  reducers: { manageIdentities },
  sagas: [],
  stateFrom: (facts: ManageIdentitiesFacts) => ({ manageIdentities: manageIdentitiesFrom(facts) }),
});
