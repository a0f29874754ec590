import { createAction } from '@reduxjs/toolkit';
import { when } from '../analytics/analyticsRow.ts';

/** What became of an exercise, as SPEC's actions name it. */
export type ExerciseAction = 'start' | 'pause' | 'unpause' | 'progress' | 'complete';

/** `at`: where the sound stood, in seconds. */
export const exercisePlayed = createAction<{ id: string; action: ExerciseAction; at: number }>(
  'exercise/played',
);

/** What is counted of an exercise: which one, and each second that was listened to. */
export const exerciseAnalytics = [
  when(exercisePlayed, ({ id, action }) => [
    { type: 'activity', name: 'exercise', category: 'content_consumed', action, contentId: id },
  ]),
];
