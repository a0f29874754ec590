import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { withTimeout } from './with-timeout.ts';

test('a result in time is returned, an error in time is thrown', async () => {
  expect(await withTimeout(Promise.resolve('known'), 'away', 1_000)).toBe('known');
  await expect(withTimeout(Promise.reject(new Error('broken')), 'away', 1_000)).rejects.toThrow('broken');
});

test('a late result becomes the fallback, and a late error is not thrown', async () => {
  expect(await withTimeout(sleep(200, 'known'), 'away', 10)).toBe('away');
  const lateFault = sleep(20).then(() => Promise.reject(new Error('broken')));
  expect(await withTimeout(lateFault, 'away', 10)).toBe('away');
  await sleep(50);
});
