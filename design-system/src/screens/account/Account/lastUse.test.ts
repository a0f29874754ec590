import { expect, test } from 'vitest';
import { lastUseOf } from './lastUse.ts';

test.each([
  // The other browser may have been used since this one's use was noted.
  ['2026-11-22T20:10:00.000Z', { when: 'now' }],
  ['2026-11-22T19:02:01.000Z', { when: 'now' }],
  ['2026-11-22T19:02:00.000Z', { when: 'hours', hours: 1 }],
  ['2026-11-21T20:02:01.000Z', { when: 'hours', hours: 23 }],
  ['2026-11-21T20:02:00.000Z', { when: 'day' }],
])('%s, seen on 22 November at 20:02: %j', (lastUsedAt, use) => {
  expect(lastUseOf({ lastUsedAt }, '2026-11-22T20:02:00.000Z')).toEqual(use);
});
