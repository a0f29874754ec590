/** How an exercise is breathed. A breath is one time in and one time out, in seconds. */
export interface ExerciseCourse {
  breaths: number;
  inSeconds: number;
  outSeconds: number;
}

/** Every exercise with a sound of its own. The build makes the sound from these figures, and the transcript has its times from them. */
export const exercises = {
  'four-and-four': { breaths: 12, inSeconds: 4, outSeconds: 4 },
} as const satisfies Record<string, ExerciseCourse>;

/** The name of an exercise, as its sound and its events have it. */
export type ExerciseId = keyof typeof exercises;

/** How long an exercise is, in seconds. */
export function secondsOf({ breaths, inSeconds, outSeconds }: ExerciseCourse): number {
  return breaths * (inSeconds + outSeconds);
}
