import { definePage } from '../../definePage.ts';
import { acceptSuccess, type AcceptSuccessFacts } from './acceptSuccess.ts';
import { AcceptSuccessRoute } from './AcceptSuccessRoute.tsx';

export const page = definePage({
  Route: AcceptSuccessRoute,
  reducers: { acceptSuccess },
  sagas: [],
  stateFrom: (facts: AcceptSuccessFacts) => ({ acceptSuccess: facts }),
});
