import { CheckoutConfirmationRoute } from './CheckoutConfirmationRoute.tsx';
import { confirmationFrom, type CheckoutConfirmationFacts } from './checkoutConfirmation.ts';
import { definePage } from '../../definePage.ts';
import { effects } from './effects.ts';

export const page = definePage({
  Route: CheckoutConfirmationRoute,
  ...effects,
  stateFrom: (facts: CheckoutConfirmationFacts) => ({
    checkoutConfirmation: confirmationFrom(facts),
    purchaseId: facts.purchaseId,
  }),
});
