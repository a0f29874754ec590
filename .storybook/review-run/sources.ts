import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../../translations/index.ts';
import type { Sources } from '../review/problems/record.ts';

/** Everything that more than one component draws with, and what measures. A screen's own folder is not among them. */
const sharedFiles = [
  'design-system/src/{patterns,primitives,tokens,formatting}/**/*.{ts,tsx,css}',
  'design-system/src/*.css',
  '.storybook/{look.tsx,preview.tsx,measuring/*.ts,review-run/recordStory.ts}',
];

/** The files of a repository as they are now: each is read once. */
export function sourcesIn(root: string) {
  const known = new Map<string, string>();

  function remembered(name: string, paths: () => readonly string[]): string {
    const before = known.get(name);
    if (before !== undefined) return before;
    const hash = createHash('sha256');
    for (const path of [...paths()].sort()) hash.update(path).update(readFileSync(join(root, path)));
    const made = hash.digest('hex').slice(0, 16);
    known.set(name, made);
    return made;
  }

  return {
    /** What the state of a story is drawn from, which asks for these texts. */
    of(storyFile: string, texts: readonly string[]): Sources {
      const folder = dirname(storyFile);
      const namespaces = [...new Set(texts.map((key) => key.replace(/:.*/, '')))].sort();
      const filesIn = (language: string) => namespaces.map((name) => `translations/${language}/${name}.json`);
      return {
        folder: remembered(folder, () =>
          globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.*'] }),
        ),
        shared: remembered('shared', () =>
          globSync(sharedFiles, { cwd: root, exclude: ['**/*.{test,stories}.*'] }),
        ),
        texts: Object.fromEntries(
          languages.map((language) => [
            language,
            remembered(`${language} ${namespaces.join()}`, () => filesIn(language)),
          ]),
        ),
      };
    },
  };
}

export type KnownSources = ReturnType<typeof sourcesIn>;
