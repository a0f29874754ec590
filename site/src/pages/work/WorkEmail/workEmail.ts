import type { WorkEmailState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: which step comes next, and what was wrong with the last one. */
export type WorkEmailFacts = WorkEmailState;

export const workEmail = fromServer<WorkEmailState>({ status: 'email', userId: '', email: '' });

export function selectWorkEmail(state: { workEmail: WorkEmailState }): WorkEmailState {
  return state.workEmail;
}
