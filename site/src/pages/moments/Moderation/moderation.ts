import type { ModerationState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type ModerationFacts = ModerationState;

export const moderation = fromServer<ModerationState>({ userId: '', waiting: [], more: 0, barredDays: 0 });

export function selectModeration(state: { moderation: ModerationState }): ModerationState {
  return state.moderation;
}
