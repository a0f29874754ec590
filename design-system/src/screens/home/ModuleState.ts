import type { ExerciseId } from '../../patterns/Player/exercises.options.ts';

/** A module that the home page and pages of editors both draw. */
export type SharedModuleState =
  | {
      kind: 'hours';
      title: string;
      hours: { mood: 'dawn' | 'dusk' | 'night'; title: string; text: string }[];
    }
  | { kind: 'plans'; title: string; lead: string }
  | { kind: 'nights'; title: string; lead: string }
  | { kind: 'breath'; title: string }
  | { kind: 'exercise'; title: string; lead: string; exercise: ExerciseId }
  | { kind: 'questions'; title: string; questions: { question: string; answer: string }[] };
