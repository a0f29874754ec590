import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import type { MomentAudience, SharedMoment } from '../MomentsState.ts';

/** A moment of one's own in the list of them. */
export type OwnMomentItem = SharedMoment & {
  audience: MomentAudience;
  /** Others do not see it: it was reported, and is looked at, or was removed. */
  withheld?: 'reported' | 'removed';
};

/** What a person shared, newest first. */
export interface OwnMomentsState {
  /** At most twenty. */
  moments: readonly OwnMomentItem[];
  /** Where the next ones begin; absent on the last page. */
  next?: string;
  /** Whether newer ones stand on a page before. */
  later?: true;
  /** The exercise that can be listened to and shared. */
  exercise: ExerciseId;
}
