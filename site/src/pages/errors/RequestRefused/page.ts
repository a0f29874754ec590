import { definePage } from '../../definePage.ts';
import { addressOpens, requestRefused, type RequestRefusedFacts } from './requestRefused.ts';
import { RequestRefusedRoute } from './RequestRefusedRoute.tsx';

export const page = definePage({
  Route: RequestRefusedRoute,
  reducers: { addressOpens, requestRefused },
  sagas: [],
  stateFrom: (facts: RequestRefusedFacts) => ({ requestRefused: facts.state, addressOpens: facts.opens }),
});
