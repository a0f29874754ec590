import { describe, expect, test } from '@jest/globals';
import { currentNames, recordedNames } from './public-names.ts';

describe.each(['values', 'types'] as const)('%s of the package', (kind) => {
  const current = currentNames()[kind];
  const recorded = recordedNames()[kind];

  test('every recorded name is exported: removing one is a major change', () => {
    expect(recorded.filter((name) => !current.includes(name))).toEqual([]);
  });

  test('every exported name is in public-names.json: run npm run generate', () => {
    expect(current.filter((name) => !recorded.includes(name))).toEqual([]);
  });

  test('no name is exported twice', () => {
    expect(current.filter((name, at) => current.indexOf(name) !== at)).toEqual([]);
  });
});
