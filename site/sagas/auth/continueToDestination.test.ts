import { afterEach, beforeEach, expect, vi, test } from 'vitest';
import { runSaga } from 'redux-saga';
import { continueToDestination } from './continueToDestination.ts';

function openCallback(authCallback: object) {
  const visited: string[] = [];
  runSaga(
    {
      getState: () => ({ authCallback }),
      context: { navigation: { go: (address: string) => visited.push(address) } },
    },
    continueToDestination,
  );
  return visited;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

// The specification gives the page 100 ms to settle before it is left.
test('goes on to the destination that the server chose, after a tenth of a second', async () => {
  const visited = openCallback({ status: 'continuing', destination: '/de/checkout?plan=B2CMONTHLY' });
  await vi.advanceTimersByTimeAsync(99);
  expect(visited).toEqual([]);

  await vi.advanceTimersByTimeAsync(1);
  expect(visited).toEqual(['/de/checkout?plan=B2CMONTHLY']);
});

test('stays where signing in has failed', async () => {
  const visited = openCallback({ status: 'failed' });
  await vi.advanceTimersByTimeAsync(1_000);

  expect(visited).toEqual([]);
});
