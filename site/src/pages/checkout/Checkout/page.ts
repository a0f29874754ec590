import { definePage } from '../../definePage.ts';
import { checkoutFrom, type CheckoutFacts } from './checkoutFacts.ts';
import { checkoutRoute } from './CheckoutRoute.tsx';
import { effects } from './live.ts';
import { CheckoutErrorRoute } from './CheckoutErrorRoute.tsx';

export const page = definePage({
  ...effects,
  Route: checkoutRoute(CheckoutErrorRoute),
  stateFrom: (facts: CheckoutFacts) => checkoutFrom(facts),
});
