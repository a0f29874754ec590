import { definePage } from '../../definePage.ts';
import { continueCheckout, type ContinueCheckoutFacts } from './continueCheckout.ts';
import { ContinueCheckoutRoute } from './ContinueCheckoutRoute.tsx';

export const page = definePage({
  Route: ContinueCheckoutRoute,
  reducers: { continueCheckout },
  sagas: [],
  stateFrom: (facts: ContinueCheckoutFacts) => ({ continueCheckout: facts }),
});
