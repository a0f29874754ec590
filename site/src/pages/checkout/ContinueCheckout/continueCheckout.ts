import type { ContinueCheckoutState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of a checkout that it does not lead on to. */
export type ContinueCheckoutFacts = ContinueCheckoutState;

export const continueCheckout = fromServer<ContinueCheckoutState>({ status: 'gone' });

export function selectContinueCheckout(state: {
  continueCheckout: ContinueCheckoutState;
}): ContinueCheckoutState {
  return state.continueCheckout;
}
