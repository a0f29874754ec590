import type { OpenPasskeys, PasskeysState } from '@stillpoint/design-system';
import type { Reducer, UnknownAction } from 'redux';
import { passkeyPage } from '../passkeyPage.ts';

/** What the backend knows of a person's passkeys. Only a script knows the device. */
export type PasskeysFacts = { status: 'otherAccount' } | Omit<OpenPasskeys, 'device'>;

/** The first state of the page. */
export function passkeysFrom(facts: PasskeysFacts): PasskeysState {
  return facts.status === 'otherAccount' ? facts : { ...facts, device: 'unknown' };
}

export const passkeys: Reducer<PasskeysState, UnknownAction, PasskeysState | undefined> = passkeyPage;

export function selectPasskeys(state: { passkeys: PasskeysState }): PasskeysState {
  return state.passkeys;
}
