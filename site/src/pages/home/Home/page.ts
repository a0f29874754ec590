import { HomeRoute } from './HomeRoute.tsx';
import { home, type HomeFacts } from './home.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: HomeRoute,
  reducers: { home },
  sagas: [],
  stateFrom: (facts: HomeFacts) => ({ home: facts }),
});
