import { afterEach, beforeEach, expect, vi, test } from 'vitest';
import { startPolling } from './polling.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('polls at once, and half a second after each poll has ended', async () => {
  const poll = vi.fn(() => Promise.resolve());
  const polling = startPolling(poll, () => undefined);
  expect(poll).toHaveBeenCalledTimes(1);

  await pass(499);
  expect(poll).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(poll).toHaveBeenCalledTimes(2);
  await pass(500);
  expect(poll).toHaveBeenCalledTimes(3);

  await polling.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('does not poll again while a poll is under way', async () => {
  const slow = Promise.withResolvers<undefined>();
  const poll = vi.fn(async () => {
    await slow.promise;
  });
  const polling = startPolling(poll, () => undefined);
  await pass(60_000);
  expect(poll).toHaveBeenCalledTimes(1);

  slow.resolve(undefined);
  await pass(500);
  expect(poll).toHaveBeenCalledTimes(2);
  await polling.stop();
});

test('polls again five seconds after a poll that failed, and reports it', async () => {
  const problem = new Error('the database is away');
  const poll = vi.fn(() => Promise.reject(problem));
  const report = vi.fn();
  const polling = startPolling(poll, report);

  await pass(4999);
  expect(poll).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([[problem]]);
  await pass(1);
  expect(poll).toHaveBeenCalledTimes(2);
  await polling.stop();
});
