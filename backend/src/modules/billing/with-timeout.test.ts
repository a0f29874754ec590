import { afterEach, beforeEach, expect, vi, test } from 'vitest';
import { pageDeadline, withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<string>(() => undefined);

test('a result in time is returned, an error in time is thrown', async () => {
  const deadline = pageDeadline();
  expect(await withTimeout(() => Promise.resolve('known'), 'away', deadline)).toBe('known');
  const fault = () => Promise.reject(new Error('broken'));
  await expect(withTimeout(fault, 'away', deadline)).rejects.toThrow('broken');
});

test('a late result becomes the fallback, and a late error is not thrown', async () => {
  let fail: (error: Error) => void = () => undefined;
  const late = new Promise<string>((_resolve, reject) => {
    fail = reject;
  });
  const waited = withTimeout(() => late, 'away', pageDeadline());
  vi.advanceTimersByTime(6_000);
  expect(await waited).toBe('away');
  fail(new Error('broken'));
  await expect(late).rejects.toThrow('broken');
});

test('what a page waits for one after the other takes no longer than one of them may', async () => {
  const deadline = pageDeadline();
  const first = withTimeout(
    () => new Promise<string>((resolve) => setTimeout(resolve, 4_000, 'known')),
    'away',
    deadline,
  );
  vi.advanceTimersByTime(4_000);
  expect(await first).toBe('known');

  const second = withTimeout(never, 'away', deadline);
  vi.advanceTimersByTime(2_000);
  expect(await second).toBe('away');
});

test('nothing is begun once the deadline has passed', async () => {
  const deadline = pageDeadline();
  vi.advanceTimersByTime(6_000);
  const work = vi.fn(never);
  expect(await withTimeout(work, 'away', deadline)).toBe('away');
  expect(work).not.toHaveBeenCalled();
});
