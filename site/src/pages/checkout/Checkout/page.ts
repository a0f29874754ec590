import { definePage } from '../../definePage.ts';
import { checkoutFrom, type CheckoutFacts } from './checkoutFacts.ts';
import { checkoutRoute } from './CheckoutRoute.tsx';
import { effects } from './live.ts';
import { RefusedCheckout } from './RefusedCheckout.tsx';

export const page = definePage({
  ...effects,
  Route: checkoutRoute(RefusedCheckout),
  stateFrom: (facts: CheckoutFacts) => checkoutFrom(facts),
});
