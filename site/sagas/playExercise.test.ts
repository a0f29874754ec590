import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSaga, stdChannel, type Task } from 'redux-saga';
import type { Action } from 'redux';
import type { PlayerState } from '@stillpoint/design-system';
import type { ToldPlace } from '../src/services/listening.ts';
import type { ExercisePlayer, PlayerEvent } from '../src/services/players.ts';
import { exerciseAnalytics, exercisePlayed } from '../src/state/exercise/exercise.ts';
import { playExercise } from './playExercise.ts';

let task: Task | undefined;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  task?.cancel();
  vi.useRealTimers();
});

/** A page with a player whose sound goes on by itself, and what is kept of it. */
function openPage({
  left,
  state = { status: 'ready' },
  keptAgo,
  elsewhere,
}: {
  left?: number;
  state?: PlayerState;
  keptAgo?: number;
  elsewhere?: () => Promise<Map<string, ToldPlace> | undefined>;
} = {}) {
  const kept = new Map(left === undefined ? [] : [['four-and-four', left]]);
  const played: string[] = [];
  const shown: PlayerState[] = [];
  const channel = stdChannel<Action>();
  let current = state;
  let hear: (event: PlayerEvent) => void = () => undefined;

  function become(
    next: PlayerState,
    ...kinds: ('started' | 'stopped' | 'moved' | 'placed' | 'ended' | 'failed')[]
  ) {
    current = next;
    // As a browser does: never while it is told what to do.
    for (const kind of kinds) queueMicrotask(() => hear({ kind }));
  }
  const at = () => ('at' in current ? current.at : 0);

  const player: ExercisePlayer = {
    id: 'four-and-four',
    seconds: 96,
    current: () => current,
    show: (next) => shown.push(next),
    play: () => become({ status: 'playing', at: at() }, 'started'),
    pause: () => become({ status: 'paused', at: at() }, 'stopped'),
    seek: (to) => (current = { status: current.status === 'playing' ? 'playing' : 'paused', at: to }),
    onEvent: (heard) => {
      hear = heard;
      return () => undefined;
    },
  };
  task = runSaga(
    {
      channel,
      dispatch: (action: Action) => {
        if (exercisePlayed.match(action)) played.push(action.payload.action);
        channel.put(action);
      },
      getState: () => ({}),
      context: {
        players: { find: () => player },
        listening: elsewhere && { places: elsewhere },
        places: {
          of: (id: string) => kept.get(id),
          secondsSince: () => keptAgo,
          keep: (id: string, second: number) => kept.set(id, second),
          forget: (id: string) => kept.delete(id),
        },
      },
    },
    playExercise,
  );
  return {
    played,
    shown: () => shown.at(-1),
    kept: () => kept.get('four-and-four'),
    async press() {
      hear({ kind: 'pressed' });
      await vi.advanceTimersByTimeAsync(0);
    },
    seek: (to: number) => hear({ kind: 'sought', at: to }),
    become,
    /** The sound goes on for some seconds. */
    async listen(seconds: number) {
      for (let each = 0; each < seconds; each++) {
        become({ status: 'playing', at: at() + 1 }, 'moved');
        await vi.advanceTimersByTimeAsync(1_000);
      }
    },
  };
}

test('a sound is counted when it starts, each second that it goes on, and when it is paused', async () => {
  const page = openPage();
  expect(page.shown()).toEqual({ status: 'ready' });
  await page.press();
  await page.listen(3);
  await page.press();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(page.played).toEqual(['start', 'progress', 'progress', 'progress', 'pause']);
  expect(page.shown()).toEqual({ status: 'paused', at: 3 });
});

test('a sound that goes on after a pause has not started again', async () => {
  const page = openPage();
  await page.press();
  await page.listen(2);
  await page.press();
  await page.press();
  await page.listen(1);
  expect(page.played).toEqual(['start', 'progress', 'progress', 'pause', 'unpause', 'progress']);
});

test('a sound that waits for its data is not counted', async () => {
  const page = openPage();
  await page.press();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.played).toEqual(['start']);
});

test('the next visit goes on where this one was left, and from the beginning after the end', async () => {
  const page = openPage();
  await page.press();
  await page.listen(5);
  expect(page.kept()).toBe(5);
  page.become({ status: 'ended' }, 'stopped', 'ended');
  await vi.advanceTimersByTimeAsync(0);
  expect(page.kept()).toBeUndefined();
  expect(page.played.slice(-2)).toEqual(['progress', 'complete']);
  expect(page.shown()).toEqual({ status: 'ended' });
});

test('a kept place is shown, and nothing plays before it is asked for', async () => {
  const page = openPage({ left: 40 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(page.shown()).toEqual({ status: 'paused', at: 40 });
  expect(page.played).toEqual([]);
});

test.each([
  ['another device, whatever is kept here', 40, 61, { status: 'paused', at: 61 }],
  ['another device, where nothing is kept here', undefined, 61, { status: 'paused', at: 61 }],
  ['the beginning, where it was listened to its end elsewhere', 40, 0, { status: 'paused', at: 0 }],
  ['here, where the server knows a place of some seconds before', 40, 30, { status: 'paused', at: 40 }],
  ['here, where the server knows none', 40, undefined, { status: 'paused', at: 40 }],
])('a member goes on from %s', async (_where, left, told, shown) => {
  const known = told === undefined ? undefined : new Map([['four-and-four', { at: told, secondsAgo: 60 }]]);
  const page = openPage({ ...(left && { left }), elsewhere: () => Promise.resolve(known) });
  await vi.advanceTimersByTimeAsync(0);
  expect(page.shown()).toEqual(shown);
});

test.each([
  ['here, where that could not be told', 59, 40],
  ['another device, which was told of later', 61, 80],
])('of two places, the later one holds: a member goes on from %s', async (_where, keptAgo, at) => {
  const known = new Map([['four-and-four', { at: 80, secondsAgo: 60 }]]);
  const page = openPage({ left: 40, keptAgo, elsewhere: () => Promise.resolve(known) });
  await vi.advanceTimersByTimeAsync(0);
  expect(page.shown()).toEqual({ status: 'paused', at });
});

test('a place that the controls of the browser are moved to while it is paused is kept', async () => {
  const page = openPage({ left: 40 });
  page.become({ status: 'paused', at: 72 }, 'placed');
  await vi.advanceTimersByTimeAsync(0);
  expect(page.kept()).toBe(72);
});

test('a place on another device that is told late moves nothing that plays by then', async () => {
  let tell: (places: Map<string, ToldPlace>) => void = () => undefined;
  const page = openPage({ elsewhere: () => new Promise((resolve) => (tell = resolve)) });
  await page.press();
  await page.listen(2);
  tell(new Map([['four-and-four', { at: 61, secondsAgo: 0 }]]));
  await page.listen(1);
  expect(page.shown()).toEqual({ status: 'playing', at: 3 });
});

test('a place beyond the end is none', () => {
  expect(openPage({ left: 96 }).shown()).toEqual({ status: 'ready' });
});

test('a sound that the controls of the browser have started goes on', async () => {
  const page = openPage({ left: 40, state: { status: 'playing', at: 2 } });
  await page.listen(1);
  expect(page.shown()).toEqual({ status: 'playing', at: 3 });
  expect(page.played).toEqual(['start', 'progress']);
});

test('where the circle is moved to is kept', () => {
  const page = openPage();
  page.seek(61);
  expect(page.shown()).toEqual({ status: 'paused', at: 61 });
  expect(page.kept()).toBe(61);
});

test('a failure ends the counting, keeps the place and can be tried again', async () => {
  const page = openPage();
  await page.press();
  await page.listen(2);
  page.become({ status: 'failed', at: 2 }, 'failed');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(page.shown()).toEqual({ status: 'failed', at: 2 });
  expect(page.kept()).toBe(2);
  await page.press();
  expect(page.shown()).toEqual({ status: 'playing', at: 2 });
  expect(page.played).toEqual(['start', 'progress', 'progress', 'unpause']);
});

test('a page without a player has nothing to do', () => {
  const alone = runSaga(
    { channel: stdChannel(), context: { players: { find: () => undefined } } },
    playExercise,
  );
  expect(alone.isRunning()).toBe(false);
});

test('what is counted names the exercise, by SPEC’s category and action', () => {
  const action = exercisePlayed({ id: 'four-and-four', action: 'unpause', at: 41 });
  expect(exerciseAnalytics.flatMap((row) => (row.matches(action) ? row.eventsOf(action, {}) : []))).toEqual([
    {
      type: 'activity',
      name: 'exercise',
      category: 'content_consumed',
      action: 'unpause',
      contentId: 'four-and-four',
    },
  ]);
});
