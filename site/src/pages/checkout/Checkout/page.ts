import { checkOut } from '../../../../sagas/checkout/checkout.ts';
import { createCardPages } from '../../../services/cardPages.ts';
import { createConnection } from '../../../services/connection.ts';
import { createKeys } from '../../../services/keys.ts';
import { createPaymentMethods } from '../../../services/paymentMethods.ts';
import { createPurchases } from '../../../services/purchases.ts';
import { createQuotes } from '../../../services/quotes.ts';
import { definePage } from '../../definePage.ts';
import { checkoutAnalytics } from './analyticsRows.ts';
import { checkout } from './checkout.ts';
import { checkoutFrom, type CheckoutFacts } from './checkoutFacts.ts';
import { CheckoutRoute } from './CheckoutRoute.tsx';
import { checkoutError, purchaseInput } from './purchaseInput.ts';

export const page = definePage({
  Route: CheckoutRoute,
  reducers: { checkout, purchaseInput, checkoutError },
  sagas: [checkOut],
  services: ({ memberApi }) => ({
    quotes: createQuotes(memberApi),
    paymentMethods: createPaymentMethods(memberApi),
    purchases: createPurchases(memberApi),
    cardPages: createCardPages(window),
    keys: createKeys(window.crypto),
    connection: createConnection(window),
  }),
  analytics: checkoutAnalytics,
  stateFrom: (facts: CheckoutFacts) => checkoutFrom(facts),
});
