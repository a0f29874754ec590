import type { RedeemState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: an empty field, a refused code, or what a code opens. */
export type RedeemFacts = RedeemState;

export const redeem = fromServer<RedeemState>({ status: 'ready' });

export function selectRedeem(state: { redeem: RedeemState }): RedeemState {
  return state.redeem;
}
