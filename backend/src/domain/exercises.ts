/** The exercises that can be listened to, and how long each is, in milliseconds: as long as its sound. */
export const exerciseLengths = { 'four-and-four': 96_000 } as const satisfies Record<string, number>;

export type ExerciseId = keyof typeof exerciseLengths;

export const exerciseIds = Object.keys(exerciseLengths) as [ExerciseId, ...ExerciseId[]];

/** The exercise that the community offers to listen to. */
export const [firstExercise] = exerciseIds;

export function isExercise(id: string): id is ExerciseId {
  return Object.hasOwn(exerciseLengths, id);
}
