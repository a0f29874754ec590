import { expect, test } from 'vitest';
import { createAnalytics } from './analytics.ts';

function openPage() {
  const state = { status: 200, reachable: true, beacons: true };
  const posted: string[][] = [];
  const beaconed: string[][] = [];
  const timers: { ms: number; work: () => void }[] = [];
  let hide: () => void = () => undefined;
  let ids = 0;

  const namesIn = (body: string) =>
    (JSON.parse(body) as { events: { name: string }[] }).events.map(({ name }) => name);
  const analytics = createAnalytics({
    fetch: (address, init) => {
      expect(address).toBe('/analytics/events');
      if (!state.reachable) return Promise.reject(new TypeError('offline'));
      posted.push(namesIn(init.body as string));
      return Promise.resolve({ status: state.status });
    },
    beacon: (_address, body) => {
      if (!state.beacons) return false;
      beaconed.push(namesIn(body));
      return true;
    },
    onHidden: (listener) => (hide = listener),
    after: (ms, work) => timers.push({ ms, work }),
    newId: () => `id ${(ids += 1)}`,
    now: () => new Date('2026-11-20T10:00:00Z'),
    language: 'de',
  });
  return {
    analytics,
    state,
    posted,
    beaconed,
    timers,
    view: (name: string) => {
      analytics.track({ type: 'screenView', name });
    },
    leave: () => {
      hide();
    },
    /** Runs the timers that are set, and waits until the answers to what they sent are handled. */
    elapse: async () => {
      for (const { work } of timers.splice(0)) work();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('events of five seconds travel together', async () => {
  const { view, timers, elapse, posted } = openPage();
  view('login');
  view('sign up');
  expect(posted).toEqual([]);
  expect(timers.map(({ ms }) => ms)).toEqual([5_000]);

  await elapse();
  expect(posted).toEqual([['login', 'sign up']]);
});

test('who leaves takes nothing along: the browser delivers what waits', () => {
  const { view, leave, beaconed, posted } = openPage();
  view('login');
  leave();
  expect(beaconed).toEqual([['login']]);
  expect(posted).toEqual([]);
});

test('where the browser takes no beacon, a request that outlives the page does it', () => {
  const { view, leave, state, posted } = openPage();
  state.beacons = false;
  view('login');
  leave();
  expect(posted).toEqual([['login']]);
});

test('what did not arrive is sent again with what came after, and a hundred events at most', async () => {
  const { view, elapse, state, posted } = openPage();
  state.reachable = false;
  view('first');
  await elapse();
  state.reachable = true;
  view('second');
  await elapse();
  expect(posted).toEqual([['first', 'second']]);

  state.reachable = false;
  for (let count = 0; count < 150; count += 1) view(`view ${count}`);
  await elapse();
  state.reachable = true;
  await elapse();
  expect(posted.slice(1).map((batch) => batch.length)).toEqual([50, 50]);
  expect(posted.at(-1)?.at(-1)).toBe('view 149');
});

test('what the collector refuses is not sent again', async () => {
  const { view, elapse, leave, state, timers, posted, beaconed } = openPage();
  state.status = 403;
  view('login');
  await elapse();
  expect(timers).toEqual([]);
  leave();
  expect(posted).toHaveLength(1);
  expect(beaconed).toEqual([]);
});

test('what waits is dropped with the consent it was noted under', async () => {
  const { analytics, view, elapse, leave, posted, beaconed } = openPage();
  view('login');
  analytics.forget();
  await elapse();
  leave();
  expect(posted).toEqual([]);
  expect(beaconed).toEqual([]);
});
