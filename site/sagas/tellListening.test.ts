import { afterEach, expect, test, vi } from 'vitest';
import { runSaga, stdChannel, type Task } from 'redux-saga';
import type { Action } from 'redux';
import type { Activity, Listening } from '../src/services/listening.ts';
import { exercisePlayed, type ExerciseAction } from '../src/state/exercise/exercise.ts';
import { tellListening, toldEverySeconds } from './tellListening.ts';

let task: Task | undefined;
afterEach(() => task?.cancel());

function openPage(outcomes: Awaited<ReturnType<Listening['tell']>>[] = []) {
  const channel = stdChannel<Action>();
  const told: string[][] = [];
  const tell = (activities: readonly Activity[]) => {
    told.push(activities.map(({ action, positionMs }) => `${action} ${positionMs}`));
    return Promise.resolve(outcomes.shift() ?? 'told');
  };
  task = runSaga({ channel, context: { listening: { tell } } }, tellListening);
  return {
    told,
    async play(action: ExerciseAction, ...seconds: number[]) {
      for (const at of seconds) channel.put(exercisePlayed({ id: 'four-and-four', action, at }));
      await vi.waitFor(() => Promise.resolve());
    },
  };
}

const seconds = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, at) => from + at + 1);

test('what begins, pauses and ends is told at once, and of the seconds between where the last one stood', async () => {
  const page = openPage();
  await page.play('start', 0);
  await page.play('progress', 1, 2, 3.25);
  await page.play('pause', 4);
  await page.play('unpause', 4);
  await page.play('complete', 96);
  expect(page.told).toEqual([
    ['start 0'],
    ['progress 3250', 'pause 4000'],
    ['unpause 4000'],
    ['complete 96000'],
  ]);
});

test('a sound that goes on is told every quarter of a minute', async () => {
  const page = openPage();
  await page.play('start', 0);
  await page.play('progress', ...seconds(0, 3 * toldEverySeconds + 4));
  expect(page.told).toEqual([['start 0'], ['progress 15000'], ['progress 30000'], ['progress 45000']]);
});

test('what could not be told is told with the next', async () => {
  const page = openPage(['failed', 'failed']);
  await page.play('start', 0);
  await page.play('progress', ...seconds(0, toldEverySeconds));
  await page.play('pause', 16);
  expect(page.told.at(-1)).toEqual(['start 0', 'progress 15000', 'pause 16000']);
});

test('after a session that ended nothing is told any more', async () => {
  const page = openPage(['notSignedIn']);
  await page.play('start', 0);
  await page.play('pause', 4);
  expect(page.told).toHaveLength(1);
});

test('a signed-out visitor tells nothing', () => {
  const alone = runSaga({ channel: stdChannel(), context: {} }, tellListening);
  expect(alone.isRunning()).toBe(false);
});
