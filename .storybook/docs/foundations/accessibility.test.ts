import { expect, test } from 'vitest';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { accessibility, plain } from './accessibility.ts';

const components = globSync('{primitives,patterns}/*/*.tsx', {
  cwd: join(import.meta.dirname, '../../../design-system/src'),
})
  .filter((path) => basename(path, '.tsx') === basename(dirname(path)))
  .map((path) => basename(path, '.tsx'));

test('of each primitive and pattern it is said how it is found and heard, or that it is plain', () => {
  expect([...Object.keys(accessibility), ...plain].sort()).toEqual(components.sort());
});
