import type { CheckoutUnsupportedState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export type CheckoutUnsupportedFacts = CheckoutUnsupportedState;

export const checkoutUnsupported = fromServer<CheckoutUnsupportedState>({ status: 'unknownPlan' });

export function selectCheckoutUnsupported(state: {
  checkoutUnsupported: CheckoutUnsupportedState;
}): CheckoutUnsupportedState {
  return state.checkoutUnsupported;
}
