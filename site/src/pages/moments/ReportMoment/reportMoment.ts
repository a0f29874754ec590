import type { ReportMomentState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type ReportMomentFacts = ReportMomentState;

export const reportMoment = fromServer<ReportMomentState>({ status: 'gone' });

export function selectReportMoment(state: { reportMoment: ReportMomentState }): ReportMomentState {
  return state.reportMoment;
}
