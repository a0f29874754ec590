import { ServerProblemRoute } from '../../routes/ServerProblemRoute.tsx';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: ServerProblemRoute,
  reducers: {},
  sagas: [],
  stateFrom: () => ({}),
});
