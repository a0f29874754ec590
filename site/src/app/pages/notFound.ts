import { NotFoundRoute } from '../../routes/NotFoundRoute.tsx';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: NotFoundRoute,
  reducers: {},
  sagas: [],
  stateFrom: () => ({}),
});
