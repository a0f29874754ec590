import { expect, test } from 'vitest';
import words from '@stillpoint/translations/en/myData.json' with { type: 'json' };
import { identityChanges } from './tables.ts';

// ASVS V2.2.3
test('every change that is recorded has words for the person whom it concerns', () => {
  expect(Object.keys(words.values.change).toSorted()).toEqual([...identityChanges].toSorted());
});
