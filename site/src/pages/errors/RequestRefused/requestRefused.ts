import type { RequestRefusedState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export interface RequestRefusedFacts {
  state: RequestRefusedState;
  /** Whether the address that was posted to shows a page. */
  opens: boolean;
}

interface WithRefusal {
  requestRefused: RequestRefusedState;
  addressOpens: boolean;
}

export const requestRefused = fromServer<RequestRefusedState>({ status: 'unreadable' });

/** Whether the address that was posted to shows a page. */
export const addressOpens = fromServer(false);

export function selectRequestRefused({ requestRefused }: WithRefusal): RequestRefusedState {
  return requestRefused;
}

export function selectAddressOpens({ addressOpens }: WithRefusal): boolean {
  return addressOpens;
}
