import { expect, test } from 'vitest';
import { waitOf } from './waitOf.ts';

test.each([
  [1, { unit: 'minutes', count: 1 }],
  [119, { unit: 'minutes', count: 119 }],
  [120, { unit: 'hours', count: 2 }],
  // Never less than what has to be waited.
  [121, { unit: 'hours', count: 3 }],
] as const)('a wait of %i minutes', (minutes, wait) => {
  expect(waitOf(minutes)).toEqual(wait);
});
