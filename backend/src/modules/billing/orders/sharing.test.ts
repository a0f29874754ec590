import { expect, test } from 'vitest';
import { createSharing } from './sharing.ts';

test('the same work is shared while it lasts, and done anew after it', async () => {
  const share = createSharing<number>();
  let done = 0;
  const work = () => Promise.resolve((done += 1));

  expect(await Promise.all([share('one', work), share('one', work), share('other', work)])).toEqual([
    1, 1, 2,
  ]);
  expect(await share('one', work)).toBe(3);
});

test('work that fails does so for all who share it, and is done anew after it', async () => {
  const share = createSharing<string>();
  const fail = () => Promise.reject(new Error('no connection'));

  const outcomes = await Promise.allSettled([share('one', fail), share('one', fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('one', () => Promise.resolve('done'))).toBe('done');
});
