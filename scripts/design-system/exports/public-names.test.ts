import { describe, expect, test } from 'vitest';
import { manifest } from '../package/manifest.ts';
import { currentNames, recordedNames } from './public-names.ts';

const current = currentNames();
const recorded = recordedNames();

test('the record has every subpath of the package and no other: removing one is a major change', async () => {
  const { exports } = await manifest();

  expect([...Object.keys(recorded.modules), ...recorded.files].sort()).toEqual(Object.keys(exports).sort());
});

describe.each(Object.keys(current.modules))('%s', (subpath) => {
  describe.each(['values', 'types'] as const)('%s', (kind) => {
    const exported = current.modules[subpath]?.[kind] ?? [];
    const promised = recorded.modules[subpath]?.[kind] ?? [];

    test('every recorded name is exported: removing one is a major change', () => {
      expect(promised.filter((name) => !exported.includes(name))).toEqual([]);
    });

    test('every exported name is in public-names.json: run npm run generate', () => {
      expect(exported.filter((name) => !promised.includes(name))).toEqual([]);
    });

    test('no name is exported twice', () => {
      expect(exported.filter((name, at) => exported.indexOf(name) !== at)).toEqual([]);
    });
  });
});
