import { HomeRoute } from '../../routes/HomeRoute.tsx';
import { home, type HomeFacts } from '../../state/home/home.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: HomeRoute,
  reducers: { home },
  sagas: [],
  stateFrom: (facts: HomeFacts) => ({ home: facts }),
});
