import { afterEach, expect, test, vi } from 'vitest';
import { readWithin } from './gauge-reading.ts';
import type { Reading } from './telemetry.ts';

afterEach(() => {
  vi.useRealTimers();
});

const ofValue = (value: number): Reading[] => [{ gauge: 'stillpoint.purchase.oldest.age', value }];

test('what was read is given until it is too old', async () => {
  let now = 0;
  let value = 0;
  const readings = readWithin(
    () => Promise.resolve(ofValue((value += 1))),
    30_000,
    () => now,
  );
  expect(await readings()).toEqual(ofValue(1));
  now = 29_999;
  expect(await readings()).toEqual(ofValue(1));
  now = 30_000;
  expect(await readings()).toEqual(ofValue(2));
});

test('a database that does not answer is not waited for, and gives no value', async () => {
  vi.useFakeTimers();
  const readings = readWithin(() => new Promise(() => undefined), 0);
  const collected = readings();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await collected).toEqual([]);
});
