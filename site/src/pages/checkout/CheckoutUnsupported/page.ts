import { definePage } from '../../definePage.ts';
import { checkoutUnsupported, type CheckoutUnsupportedFacts } from './checkoutUnsupported.ts';
import { CheckoutUnsupportedRoute } from './CheckoutUnsupportedRoute.tsx';

export const page = definePage({
  Route: CheckoutUnsupportedRoute,
  reducers: { checkoutUnsupported },
  sagas: [],
  stateFrom: (facts: CheckoutUnsupportedFacts) => ({ checkoutUnsupported: facts }),
});
