import { expect, test } from 'vitest';
import { longWaitOf, waitOf } from './waitOf.ts';

test.each([
  [1, { unit: 'minutes', count: 1 }],
  [119, { unit: 'minutes', count: 119 }],
  [120, { unit: 'hours', count: 2 }],
  // Never less than what has to be waited.
  [121, { unit: 'hours', count: 3 }],
] as const)('a wait of %i minutes', (minutes, wait) => {
  expect(waitOf(minutes)).toEqual(wait);
});

test.each([
  [12, { unit: 'minutes', count: 12 }],
  [1440, { unit: 'hours', count: 24 }],
  [2880, { unit: 'days', count: 2 }],
  [2881, { unit: 'days', count: 3 }],
] as const)('a wait of %i minutes that can last for days', (minutes, wait) => {
  expect(longWaitOf(minutes)).toEqual(wait);
});
