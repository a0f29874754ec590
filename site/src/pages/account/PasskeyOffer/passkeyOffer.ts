import type { PasskeyOfferState } from '@stillpoint/design-system';
import type { UnknownAction } from 'redux';
import { otherAccountFound } from '../../../state/visitor/visitor.ts';
import { passkeyAddingFailed, passkeyAddingRequested, passkeysSupported } from '../passkeyEvents.ts';

/** What the backend knows of the offer: where the log-in leads on to. */
export interface PasskeyOfferFacts {
  next: string;
}

/** The first state of the page. */
export function passkeyOfferFrom({ next }: PasskeyOfferFacts): PasskeyOfferState {
  return { status: 'open', device: 'unknown', next };
}

export function passkeyOffer(
  state: PasskeyOfferState | undefined = { status: 'otherAccount' },
  event: UnknownAction,
): PasskeyOfferState {
  if (state.status === 'otherAccount') return state;
  if (otherAccountFound.match(event)) return { status: 'otherAccount' };
  if (passkeysSupported.match(event)) return { ...state, device: event.payload ? 'ready' : 'unable' };
  if (passkeyAddingRequested.match(event)) return { ...state, device: 'asking' };
  if (passkeyAddingFailed.match(event)) return { ...state, device: event.payload };
  return state;
}

export function selectPasskeyOffer(state: { passkeyOffer: PasskeyOfferState }): PasskeyOfferState {
  return state.passkeyOffer;
}
