import { expect, test } from 'vitest';
import { growingPause } from './growingPause.ts';

test('each pause is twice as long as the one before, up to the longest', () => {
  const limits = { firstInMs: 1_000, longestInMs: 5_000 };

  expect([1, 2, 3, 4, 5].map((failures) => growingPause(failures, limits))).toEqual([
    1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
  expect(growingPause(10_000, limits)).toBe(5_000);
});
