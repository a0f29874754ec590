import { createAction } from '@reduxjs/toolkit';
import type { MomentState } from '@stillpoint/design-system';
import { when } from '../../../state/analytics/analyticsRow.ts';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type MomentFacts = MomentState;

export const moment = fromServer<MomentState>({ status: 'gone' });

export function selectMoment(state: { moment: MomentState }): MomentState {
  return state.moment;
}

/** A moment of this exercise was shared. */
export const momentShared = createAction<{ exercise: string }>('moment/shared');
/** The link of a moment was copied, or given to the system's share sheet. */
export const momentPassedOn = createAction<{ exercise: string }>('moment/passedOn');

/** What is counted of moments. */
export const momentAnalytics = [
  when(momentShared, ({ exercise: contentId }) => [
    { type: 'activity', name: 'moment', category: 'share', action: 'complete', contentId },
  ]),
  when(momentPassedOn, ({ exercise: contentId }) => [
    { type: 'activity', name: 'moment', category: 'share', action: 'send', contentId },
  ]),
];
