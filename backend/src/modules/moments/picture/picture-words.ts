import { createRequire } from 'node:module';
import type { ExerciseId } from '../../../domain/exercises.ts';
import { languages, type Language } from '../../../domain/languages.ts';
import type { PictureWords } from './draw-picture.ts';

interface MomentWords {
  open: { title: string };
}
interface ExerciseWords {
  fourAndFour: { title: string };
}

const require = createRequire(import.meta.url);
const words = new Map(
  languages.map((language) => [
    language,
    {
      moment: require(`@stillpoint/translations/${language}/moment.json`) as MomentWords,
      exercises: require(`@stillpoint/translations/${language}/exercises.json`) as ExerciseWords,
    },
  ]),
);

/** The words of exercises, by their ids. */
const wordsOf = { 'four-and-four': 'fourAndFour' } as const satisfies Record<ExerciseId, keyof ExerciseWords>;

/** What the picture of a moment says: what its page says too. */
export function pictureWords(language: Language, exercise: ExerciseId, name: string): PictureWords {
  const found = words.get(language);
  return {
    sentence: (shown) => found?.moment.open.title.replace('{{name}}', () => shown) ?? shown,
    name,
    title: found?.exercises[wordsOf[exercise]].title ?? '',
  };
}
