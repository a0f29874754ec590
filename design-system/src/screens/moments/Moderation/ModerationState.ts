import type { ReportReason, SharedMoment } from '../MomentsState.ts';

/** A moment that was reported. */
export interface ReportedMoment extends SharedMoment {
  /** How often for which reason. */
  reports: readonly { reason: ReportReason; count: number }[];
  /** The number of the last of these reports: what is decided is decided about them. */
  seen: number;
  /** Whether three reports hide it until it is looked at. */
  hidden: boolean;
  /** Who shared it has taken it back: it is kept for the decision alone. */
  revoked?: true;
}

/** A decision that is asked about before it is made. */
export interface AskedDecision {
  decision: 'remove' | 'bar';
  /** With the last report of the list that the moderator came from: what arrived since is not decided about. */
  moment: ReportedMoment;
}

/** Moments that were reported, those first that are hidden. For accounts with the privilege to moderate. */
export interface ModerationState {
  userId: string;
  waiting: readonly ReportedMoment[];
  /** How many more wait than are shown. */
  more: number;
  /** For how many days who is barred shares nothing. */
  barredDays: number;
  /** Whether to decide so is asked. */
  asking?: AskedDecision;
  /** What was decided just now. */
  done?: 'kept' | 'removed' | 'barred';
}
