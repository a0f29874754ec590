import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import type { MomentState } from './MomentState.ts';

export interface MomentProps {
  frame: PageFrame;
  state: MomentState;
  links: {
    /** Takes the forms of the person who shared it. */
    submit: string;
    /** This page, with no question open. */
    close: string;
    community: string;
    /** All moments of the person who shared it. */
    ownMoments: string;
    /** Where a member reports a moment of another person. */
    report: string;
    /** Where a member shares the exercise once they have listened to it. */
    share: string;
    /** The free nights of the person who shared it, where they have a link. */
    gift: string;
    login: string;
    plans: string;
    home: string;
    /** The addresses of the exercises’ sounds. */
    sounds: Record<ExerciseId, string>;
  };
}
