import type { CheckoutErrorState } from '@stillpoint/design-system';
import type { UnknownAction } from 'redux';
import { checkoutRefused } from './events.ts';

/** Why this person may not buy; null while they may. */
export function checkoutError(
  state: CheckoutErrorState | null | undefined = null,
  event: UnknownAction,
): CheckoutErrorState | null {
  return checkoutRefused.match(event) ? event.payload : state;
}

export interface WithCheckoutError {
  checkoutError: CheckoutErrorState | null;
}

export function selectCheckoutError(state: WithCheckoutError): CheckoutErrorState | null {
  return state.checkoutError;
}
