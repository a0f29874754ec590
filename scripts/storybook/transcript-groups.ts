import { globSync } from 'node:fs';
import { root } from '../root.ts';

/** Files that one page reads: it grows slower with each. */
const mostFiles = 12;

export const transcriptsConfig = '.storybook/transcript-run/vitest.config.ts';

/** The stories of all screens, or of those whose path has one of the names, in groups that a page reads. */
export function groupsOfStoryFiles(names: readonly string[]): string[][] {
  const files = globSync('design-system/src/screens/**/*.stories.tsx', { cwd: root })
    .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
    .sort();
  const count = Math.ceil(files.length / mostFiles);
  return Array.from({ length: count }, (_, at) => files.slice(at * mostFiles, (at + 1) * mostFiles));
}
