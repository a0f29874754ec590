import { checkOut } from '../../../sagas/checkout/checkout.ts';
import { CheckoutRoute } from '../../routes/CheckoutRoute.tsx';
import { checkout } from '../../state/checkout/checkout.ts';
import { checkoutFrom, type CheckoutFacts } from '../../state/checkout/checkoutFacts.ts';
import { checkoutError, tender } from '../../state/checkout/tender.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: CheckoutRoute,
  reducers: { checkout, tender, checkoutError },
  sagas: [checkOut],
  stateFrom: (facts: CheckoutFacts) => checkoutFrom(facts),
});
