import type { PasskeyOfferState } from '@stillpoint/design-system';
import type { Reducer, UnknownAction } from 'redux';
import { passkeyPage } from '../passkeyPage.ts';

/** What the backend knows of the offer: where the log-in leads on to. */
export interface PasskeyOfferFacts {
  next: string;
}

/** The first state of the page. */
export function passkeyOfferFrom({ next }: PasskeyOfferFacts): PasskeyOfferState {
  return { status: 'open', device: 'unknown', next };
}

export const passkeyOffer: Reducer<PasskeyOfferState, UnknownAction, PasskeyOfferState | undefined> =
  passkeyPage;

export function selectPasskeyOffer(state: { passkeyOffer: PasskeyOfferState }): PasskeyOfferState {
  return state.passkeyOffer;
}
