import { expect, test } from 'vitest';
import { journeys } from '../pages/generated/journeys.ts';
import { namesOfWays } from './walked.ts';

test('no two ways have one name', () => {
  const names = namesOfWays(journeys);
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
