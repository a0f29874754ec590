// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { designSystemSteps } from '../scripts/design-system/steps.ts';
import { root } from '../scripts/root.ts';

const { externals } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as {
  externals: string[];
};
/** Their output is imported by Storybook, and git has only what it is made of. */
const drawnWith = ['tokens', 'icons', 'fonts', 'scenes'];
/** The end of files that stories import as well, so that their changes are followed. */
const imported = '.options.ts';

test.each(designSystemSteps.filter(({ name }) => drawnWith.includes(name)))(
  'Chromatic takes all pictures after a change of what is made into: $title',
  ({ inputs }) => {
    const missed = globSync(inputs, { cwd: root }).filter(
      (path) => !path.endsWith(imported) && !externals.some((pattern) => matchesGlob(path, pattern)),
    );
    expect(missed).toEqual([]);
  },
);

test('each pattern fits a file', () => {
  for (const pattern of externals) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([]);
});
