import type { GivenGiftState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of a gift that was paid for. */
export type GivenGiftFacts = GivenGiftState;

export const givenGift = fromServer<GivenGiftState>({ status: 'notFound' });

export function selectGivenGift(state: { givenGift: GivenGiftState }): GivenGiftState {
  return state.givenGift;
}
