import { CheckoutConfirmationRoute } from '../../routes/CheckoutConfirmationRoute.tsx';
import {
  confirmationFrom,
  type CheckoutConfirmationFacts,
} from '../../state/checkoutConfirmation/checkoutConfirmation.ts';
import { definePage } from '../definePage.ts';
import { checkoutConfirmationEffects } from './checkoutConfirmation.effects.ts';

export const page = definePage({
  Route: CheckoutConfirmationRoute,
  ...checkoutConfirmationEffects,
  stateFrom: (facts: CheckoutConfirmationFacts) => ({
    confirmation: confirmationFrom(facts),
    purchaseId: facts.purchaseId,
  }),
});
