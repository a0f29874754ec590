import { clockOf, timePlace } from './drawnPlayer.ts';
import { exercises, secondsOf, type ExerciseId } from './exercises.options.ts';
import type { PlayerContent, PlayerWords } from './PlayerState.ts';

/** The words of an exercise and of its player. `player.at` has places for the time, `{{at}}`, and the whole, `{{whole}}`. */
export interface ExerciseWords {
  fourAndFour: {
    title: string;
    lead: string;
    lines: Record<
      'firstIn' | 'firstOut' | 'in' | 'out' | 'shoulders' | 'jaw' | 'hands' | 'lastIn' | 'lastOut',
      string
    >;
  };
  player: Record<'play' | 'pause' | 'replay' | 'retry' | 'position' | 'at' | 'words' | 'failed', string>;
}

/** An exercise with a sentence for each time in and each time out, and the words of its player. */
export function exerciseFrom(
  id: ExerciseId,
  { fourAndFour, player }: ExerciseWords,
): { content: PlayerContent; words: PlayerWords } {
  const { breaths, inSeconds, outSeconds } = exercises[id];
  const seconds = secondsOf(exercises[id]);
  const { title, lead, lines } = fourAndFour;
  // Now and then, so that a sentence has time to be done.
  const ins = new Map([
    [0, lines.firstIn],
    [breaths - 1, lines.lastIn],
  ]);
  const outs = new Map([
    [0, lines.firstOut],
    [3, lines.shoulders],
    [6, lines.jaw],
    [9, lines.hands],
    [breaths - 1, lines.lastOut],
  ]);
  const { at, ...words } = player;

  return {
    content: {
      id,
      title,
      lead,
      seconds,
      lines: Array.from({ length: breaths }, (_, breath) => {
        const from = breath * (inSeconds + outSeconds);
        return [
          { at: from, text: ins.get(breath) ?? lines.in },
          { at: from + inSeconds, text: outs.get(breath) ?? lines.out },
        ];
      }).flat(),
    },
    words: { ...words, at: at.replace('{{at}}', timePlace).replace('{{whole}}', clockOf(seconds)) },
  };
}
