import type { PasskeyDevice } from '@stillpoint/design-system';
import type { UnknownAction } from 'redux';
import { otherAccountFound } from '../../state/visitor/visitor.ts';
import { passkeyAddingFailed, passkeyAddingRequested, passkeysSupported } from './passkeyEvents.ts';

interface OpenPage {
  status: 'open';
  device: PasskeyDevice;
}
interface OtherAccount {
  status: 'otherAccount';
}

/** What events make of a page on which the device is asked for a new passkey: of the list of them, and of the offer. */
export function passkeyPage<Open extends OpenPage>(
  state: Open | OtherAccount | undefined = { status: 'otherAccount' },
  event: UnknownAction,
): Open | OtherAccount {
  if (state.status === 'otherAccount') return state;
  if (otherAccountFound.match(event)) return { status: 'otherAccount' };
  const device = deviceAfter(event);
  return device === undefined ? state : { ...state, device };
}

function deviceAfter(event: UnknownAction): PasskeyDevice | undefined {
  if (passkeysSupported.match(event)) return event.payload ? 'ready' : 'unable';
  if (passkeyAddingRequested.match(event)) return 'asking';
  return passkeyAddingFailed.match(event) ? event.payload : undefined;
}
