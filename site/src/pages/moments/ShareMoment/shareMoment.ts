import type { ShareMomentState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type ShareMomentFacts = ShareMomentState;

export const shareMoment = fromServer<ShareMomentState>({ status: 'nameMissing' });

export function selectShareMoment(state: { shareMoment: ShareMomentState }): ShareMomentState {
  return state.shareMoment;
}
