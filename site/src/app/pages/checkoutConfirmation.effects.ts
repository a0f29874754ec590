import { waitForDecision } from '../../../sagas/checkout/confirming.ts';
import { confirmation, purchaseId } from '../../state/checkoutConfirmation/checkoutConfirmation.ts';

/** Asks after a purchase that is not decided yet. */
export const checkoutConfirmationEffects = {
  reducers: { confirmation, purchaseId },
  sagas: [waitForDecision],
};
