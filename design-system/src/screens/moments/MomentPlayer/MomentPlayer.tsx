import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import { Player } from '../../../patterns/Player/Player.tsx';
import type { HeadingLevel } from '../../../primitives/Heading/Heading.options.ts';
import { useExercise } from '../../home/useExercise.ts';
import { ShareLink } from '../ShareLink/ShareLink.tsx';

export interface MomentPlayerProps {
  exercise: ExerciseId;
  /** The addresses of the exercises’ sounds. */
  sounds: Record<ExerciseId, string>;
  level: HeadingLevel;
  /** Where a finished exercise is shared, for members. */
  share?: string | undefined;
}

/** An exercise to listen to. At its end, members are led on to sharing it. */
export function MomentPlayer({ exercise, sounds, level, share }: MomentPlayerProps) {
  const { content, words } = useExercise(exercise);

  return (
    <Player
      content={content}
      words={words}
      src={sounds[exercise]}
      level={level}
      state={{ status: 'native' }}
      {...(share !== undefined && { afterEnd: <ShareLink href={share} /> })}
    />
  );
}
