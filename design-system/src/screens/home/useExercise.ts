import { useTranslation } from 'react-i18next';
import { exerciseFrom } from '../../patterns/Player/exerciseFrom.ts';
import type { ExerciseId } from '../../patterns/Player/exercises.options.ts';

/** An exercise and the words of its player, in the visitor's language. */
export function useExercise(id: ExerciseId) {
  const { t } = useTranslation('exercises');

  return exerciseFrom(id, {
    fourAndFour: {
      title: t(($) => $.fourAndFour.title),
      lead: t(($) => $.fourAndFour.lead),
      lines: {
        firstIn: t(($) => $.fourAndFour.lines.firstIn),
        firstOut: t(($) => $.fourAndFour.lines.firstOut),
        in: t(($) => $.fourAndFour.lines.in),
        out: t(($) => $.fourAndFour.lines.out),
        shoulders: t(($) => $.fourAndFour.lines.shoulders),
        jaw: t(($) => $.fourAndFour.lines.jaw),
        hands: t(($) => $.fourAndFour.lines.hands),
        lastIn: t(($) => $.fourAndFour.lines.lastIn),
        lastOut: t(($) => $.fourAndFour.lines.lastOut),
      },
    },
    player: {
      play: t(($) => $.player.play),
      pause: t(($) => $.player.pause),
      replay: t(($) => $.player.replay),
      retry: t(($) => $.player.retry),
      position: t(($) => $.player.position),
      // The player puts them in: a time changes while no translator is on the page.
      at: t(($) => $.player.at, { at: '{{at}}', whole: '{{whole}}' }),
      words: t(($) => $.player.words),
      failed: t(($) => $.player.failed),
    },
  });
}
