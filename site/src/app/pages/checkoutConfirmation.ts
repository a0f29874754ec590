import { waitForDecision } from '../../../sagas/checkout/confirming.ts';
import { CheckoutConfirmationRoute } from '../../routes/CheckoutConfirmationRoute.tsx';
import {
  confirmation,
  confirmationFrom,
  purchaseId,
  type CheckoutConfirmationFacts,
} from '../../state/checkoutConfirmation/checkoutConfirmation.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: CheckoutConfirmationRoute,
  reducers: { confirmation, purchaseId },
  sagas: [waitForDecision],
  stateFrom: (facts: CheckoutConfirmationFacts) => ({
    confirmation: confirmationFrom(facts),
    purchaseId: facts.purchaseId,
  }),
});
