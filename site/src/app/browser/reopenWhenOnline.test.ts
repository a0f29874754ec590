import { afterEach, beforeEach, expect, vi, test } from 'vitest';
import { reopenWhenOnline } from './reopenWhenOnline.ts';

const firstPauseInMs = 3_000;

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'de';
});

afterEach(() => {
  vi.useRealTimers();
});

/** The offline page, shown at an address, before a server that answers so one time after the other. */
function openAt(pathname: string, answers: boolean[]) {
  const listeners = new Set<() => void>();
  const reload = vi.fn();
  const reachesServer = vi.fn(() => Promise.resolve(answers.shift() ?? false));
  void reopenWhenOnline(
    document,
    { pathname, reload },
    {
      reachesServer,
      onOnline(online) {
        listeners.add(online);
        return () => listeners.delete(online);
      },
    },
  );
  return {
    reload,
    reachesServer,
    online: async () => {
      for (const listener of listeners) listener();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('the page is loaded anew as soon as the browser is online and the server answers', async () => {
  const { reload, online } = openAt('/de/plans', [true]);
  expect(reload).not.toHaveBeenCalled();
  await online();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the server is asked again in pauses that double, without an event of the browser', async () => {
  const { reload, reachesServer } = openAt('/de/plans', [false, false, true]);
  await vi.advanceTimersByTimeAsync(firstPauseInMs);
  expect(reachesServer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * firstPauseInMs);
  expect(reachesServer).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4 * firstPauseInMs);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a network without our server leaves the page as it is', async () => {
  const { reload, online } = openAt('/de/plans', [false, false]);
  await online();
  await online();
  expect(reload).not.toHaveBeenCalled();
});

test('at its own address the offline page is not loaded again and again', async () => {
  const { reload, reachesServer, online } = openAt('/de/offline', [true]);
  await online();
  await vi.advanceTimersByTimeAsync(firstPauseInMs);
  expect(reachesServer).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
