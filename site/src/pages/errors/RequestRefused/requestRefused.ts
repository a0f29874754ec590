import type { RequestRefusedState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export interface RequestRefusedFacts {
  state: RequestRefusedState;
  /** Whether the address that was posted to shows a page. */
  opens: boolean;
}

export const requestRefused = fromServer<RequestRefusedFacts>({
  state: { status: 'unreadable' },
  opens: false,
});

export function selectRequestRefused(state: { requestRefused: RequestRefusedFacts }): RequestRefusedFacts {
  return state.requestRefused;
}
