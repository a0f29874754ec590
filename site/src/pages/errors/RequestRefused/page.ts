import { definePage } from '../../definePage.ts';
import { requestRefused, type RequestRefusedFacts } from './requestRefused.ts';
import { RequestRefusedRoute } from './RequestRefusedRoute.tsx';

export const page = definePage({
  Route: RequestRefusedRoute,
  reducers: { requestRefused },
  sagas: [],
  stateFrom: (facts: RequestRefusedFacts) => ({ requestRefused: facts }),
});
