import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import type { SharedModuleState } from '../../home/ModuleState.ts';
import type { MomentHour, SharedMoment } from '../MomentsState.ts';

/** A module that editors may put below the exercise: one that tells nothing of plans and prices. */
export type CommunityModule = Extract<SharedModuleState, { kind: 'hours' | 'breath' | 'questions' }>;

/** What people chose to make public, newest first. */
export interface CommunityState {
  /** Which hour is shown; absent for all. */
  hour?: MomentHour;
  /** At most twenty. `reported`: by this visitor. */
  moments: readonly (SharedMoment & { own?: true; reported?: true })[];
  /** Where the next ones begin; absent on the last page. */
  next?: string;
  /** Whether newer ones stand on a page before. */
  later?: true;
  signedIn: boolean;
  /** The visitor decides about moments that were reported. */
  moderates?: true;
  /** The exercise that can be listened to here. */
  exercise: ExerciseId;
  /** What editors put around the moments, in their order. Absent where they wrote nothing. */
  modules?: readonly CommunityModule[];
  /** A moment was reported just now. */
  done?: 'reported';
}
