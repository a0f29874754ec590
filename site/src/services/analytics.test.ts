import { expect, test } from '@jest/globals';
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
  };
}

test('events of five seconds travel together', async () => {
  const { view, timers, posted } = openPage();
  view('login');
  view('sign up');
  expect(posted).toEqual([]);
  expect(timers.map(({ ms }) => ms)).toEqual([5_000]);

  timers[0]?.work();
  await Promise.resolve();
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
  const { analytics, view, state, posted } = openPage();
  state.reachable = false;
  view('first');
  await analytics.flush();
  state.reachable = true;
  view('second');
  await analytics.flush();
  expect(posted).toEqual([['first', 'second']]);

  state.reachable = false;
  for (let count = 0; count < 150; count += 1) view(`view ${count}`);
  await analytics.flush();
  state.reachable = true;
  await analytics.flush();
  expect(posted.slice(1).map((batch) => batch.length)).toEqual([50, 50]);
  expect(posted.at(-1)?.at(-1)).toBe('view 149');
});

test('what the collector refuses is not sent again', async () => {
  const { analytics, view, state, posted } = openPage();
  state.status = 403;
  view('login');
  await analytics.flush();
  await analytics.flush();
  expect(posted).toHaveLength(1);
});

test('what waits is dropped with the consent it was noted under', async () => {
  const { analytics, view, posted } = openPage();
  view('login');
  analytics.forget();
  await analytics.flush();
  expect(posted).toEqual([]);
});
