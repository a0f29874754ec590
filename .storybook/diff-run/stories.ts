import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { statesIn, type State } from '../review/states.ts';

/** The states that the stories of a repository show, read from their files as Storybook's index is. */
export function storiesIn(root: string): State[] {
  const paths = globSync('design-system/src/**/*.stories.tsx', {
    cwd: root,
    exclude: ['**/*.interactions.stories.tsx'],
  }).sort();
  return paths.flatMap((path) => {
    const csf = loadCsf(readFileSync(join(root, path), 'utf8'), {
      fileName: join(root, path),
      makeTitle: (title) => title,
    }).parse();
    const entries = csf.indexInputs.map(({ __id: id = '', name = '', title, exportName, tags }) => ({
      ...{ type: 'story', id, name, exportName, importPath: `./${path}` },
      ...{ ...(title !== undefined && { title }), ...(tags !== undefined && { tags }) },
    }));
    return statesIn(Object.fromEntries(entries.map((entry) => [entry.id, entry])));
  });
}
