import { expect, test } from 'vitest';
import { arrowsBetween, withoutShortcuts, type Arrow } from './arrows.ts';
import { layerOf, unplaced } from './layers.ts';

const arrow = (from: string, to: string, typeOnly = false): Arrow => ({ from, to, typeOnly });

test('imports between two layers are one arrow, of types only when every import is', () => {
  const page = 'site/src/pages/home/Home/page.ts';
  const imports = [
    { from: page, to: 'design-system/src/index.ts', typeOnly: true },
    { from: page, to: 'site/src/domain/consent.ts', typeOnly: true },
    { from: page, to: 'design-system/src/index.ts', typeOnly: false },
  ];
  expect(arrowsBetween(imports)).toEqual([
    arrow('sitePages', 'screens'),
    arrow('sitePages', 'siteDomain', true),
  ]);
});

test('imports within a layer, by tests, and of packages from the registry are no arrows', () => {
  expect(
    arrowsBetween([
      { from: 'site/src/app/browser/start.ts', to: 'site/src/app/browser/livePage.tsx', typeOnly: false },
      { from: 'site/src/app/App.test.tsx', to: 'site/src/domain/consent.ts', typeOnly: false },
      { from: 'site/src/app/App.tsx', to: 'node_modules/react/index.js', typeOnly: false },
    ]),
  ).toEqual([]);
});

test('an arrow that a longer path implies is left out', () => {
  const path = [arrow('a', 'b'), arrow('b', 'c')];
  expect(withoutShortcuts([...path, arrow('a', 'c')])).toEqual(path);
  expect(withoutShortcuts([...path, arrow('a', 'c', true)])).toEqual(path);
});

test('an arrow of values is kept beside a path of types', () => {
  const all = [arrow('a', 'b', true), arrow('b', 'c'), arrow('a', 'c')];
  expect(withoutShortcuts(all)).toEqual(all);
});

test('both directions of a pair are kept, and the targets of a circle stay reachable', () => {
  const kept = withoutShortcuts([arrow('a', 'b'), arrow('b', 'a'), arrow('a', 'c'), arrow('b', 'c')]);
  expect(kept).toEqual([arrow('a', 'b'), arrow('b', 'a'), arrow('b', 'c')]);
});

test('each file of a package has a layer, unless it is a test or a sample', () => {
  expect(layerOf('backend/src/modules/billing/index.ts')?.id).toBe('backendModules');
  expect(layerOf('design-system/src/screens/home/Home/Home.states.ts')).toBeUndefined();
  expect(unplaced(['site/src/newFolder/file.ts', 'site/src/app/App.tsx', 'react'])).toEqual([
    'site/src/newFolder/file.ts',
  ]);
});
