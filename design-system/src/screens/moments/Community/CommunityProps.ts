import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import type { MomentHour } from '../MomentsState.ts';
import type { CommunityState } from './CommunityState.ts';

export interface CommunityProps {
  frame: PageFrame;
  state: CommunityState;
  links: {
    /** The newest moments, of all hours or of one. */
    hours: Record<'all' | MomentHour, string>;
    /** The page with earlier moments, where there is one. */
    next: string;
    /** The pages of the moments that are shown, by their ids. */
    moments: Record<string, string>;
    /** Where each of them is reported. Visitors log in first. */
    reports: Record<string, string>;
    /** Where the exercise is shared once it was listened to. */
    share: string;
    /** Where moments that were reported are decided about. */
    moderation: string;
    plans: string;
    login: string;
    help: string;
    /** The addresses of the exercises’ sounds. */
    sounds: Record<ExerciseId, string>;
  };
}
