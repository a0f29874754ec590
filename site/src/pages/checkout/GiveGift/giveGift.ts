import type { GiveGiftState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of a gift that is typed. */
export type GiveGiftFacts = GiveGiftState;

export const giveGift = fromServer<GiveGiftState>({ status: 'otherAccount' });

export function selectGiveGift(state: { giveGift: GiveGiftState }): GiveGiftState {
  return state.giveGift;
}
