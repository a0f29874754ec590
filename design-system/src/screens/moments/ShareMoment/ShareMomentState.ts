import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import type { MomentAudience, MomentHour } from '../MomentsState.ts';

/** What was typed and chosen. */
export interface MomentWish {
  line: string;
  /** Nothing is chosen beforehand. */
  hour?: MomentHour;
  audience: MomentAudience;
}

/** The form that shares a finished exercise. */
export type ShareMomentState =
  | {
      status: 'open';
      userId: string;
      exercise: ExerciseId;
      /** First name, as it is shown with the moment. */
      name: string;
      values: MomentWish;
      problems: { line?: 'tooLong' | 'notPlain'; hour?: 'missing' };
    }
  /** The account has no first name, which a moment is shown with. */
  | { status: 'nameMissing' }
  /** The exercise was not listened to its end by this account. */
  | { status: 'notFinished'; exercise: ExerciseId }
  /** Enough was shared for a while. */
  | { status: 'tooMany'; minutes: number }
  /** A moderator barred the account from sharing, until this ISO date. */
  | { status: 'barred'; until: string };
