import type { OpenPasskeys, PasskeysState } from '@stillpoint/design-system';
import type { UnknownAction } from 'redux';
import { otherAccountFound } from '../../../state/visitor/visitor.ts';
import { passkeyAddingFailed, passkeyAddingRequested, passkeysSupported } from '../passkeyEvents.ts';

/** What the backend knows of a person's passkeys. Only a script knows the device. */
export type PasskeysFacts = { status: 'otherAccount' } | Omit<OpenPasskeys, 'device'>;

/** The first state of the page. */
export function passkeysFrom(facts: PasskeysFacts): PasskeysState {
  return facts.status === 'otherAccount' ? facts : { ...facts, device: 'unknown' };
}

export function passkeys(
  state: PasskeysState | undefined = { status: 'otherAccount' },
  event: UnknownAction,
): PasskeysState {
  if (state.status === 'otherAccount') return state;
  if (otherAccountFound.match(event)) return { status: 'otherAccount' };
  if (passkeysSupported.match(event)) return { ...state, device: event.payload ? 'ready' : 'unable' };
  if (passkeyAddingRequested.match(event)) return { ...state, device: 'asking' };
  if (passkeyAddingFailed.match(event)) return { ...state, device: event.payload };
  return state;
}

export function selectPasskeys(state: { passkeys: PasskeysState }): PasskeysState {
  return state.passkeys;
}
