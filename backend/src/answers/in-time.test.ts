import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { inTime } from './in-time.ts';

test('an answer in time is the answer, and a fault in time is the fault', async () => {
  expect(await inTime(Promise.resolve('known'), 'away', 1_000)).toBe('known');
  await expect(inTime(Promise.reject(new Error('broken')), 'away', 1_000)).rejects.toThrow('broken');
});

test('nobody waits for a late answer, nor hears of a late fault', async () => {
  expect(await inTime(sleep(200, 'known'), 'away', 10)).toBe('away');
  const lateFault = sleep(20).then(() => Promise.reject(new Error('broken')));
  expect(await inTime(lateFault, 'away', 10)).toBe('away');
  await sleep(50);
});
