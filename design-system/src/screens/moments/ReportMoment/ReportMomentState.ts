import type { SharedMoment } from '../MomentsState.ts';

/** Reporting a moment of the community. */
export type ReportMomentState =
  | { status: 'open'; userId: string; moment: SharedMoment; problem?: 'missing' }
  /** The visitor's own, which can be taken back. */
  | { status: 'own' }
  | { status: 'reported' }
  | { status: 'gone' }
  | { status: 'tooMany'; minutes: number };
