import { existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { inDesignSystem } from '../paths.ts';

/** The files of a screen or a mail that the package exports: the ending after its name, and how it is exported. */
const publicFiles = [
  { ending: '.tsx', keyword: 'export *' },
  { ending: 'Props.ts', keyword: 'export type *' },
  { ending: 'State.ts', keyword: 'export type *' },
  { ending: '.options.ts', keyword: 'export *' },
  { ending: '.states.ts', keyword: 'export *' },
];

/** Writes the part of the public entries that repeats the folders of screens and mails. */
export async function buildIndexes(): Promise<void> {
  const folder = inDesignSystem('src', 'generated');

  await mkdir(folder, { recursive: true });
  await writeFile(
    `${folder}/screens.ts`,
    moduleOf([...sharedTypes('screens/*/*State.ts'), ...exportsOf('screens/*/*/*.states.ts')]),
  );
  await writeFile(`${folder}/mails.ts`, moduleOf(exportsOf('mails/*/*.states.ts')));
}

/** A folder with samples of its states is a screen or a mail; other folders are parts of them. */
function exportsOf(samples: string): string[] {
  return globSync(samples, { cwd: inDesignSystem('src') })
    .map((path) => dirname(path))
    .sort()
    .flatMap((folder) =>
      publicFiles
        .map(({ ending, keyword }) => ({ path: `${folder}/${basename(folder)}${ending}`, keyword }))
        .filter(({ path }) => existsSync(inDesignSystem('src', path)))
        .map(({ path, keyword }) => `${keyword} from '../${path}';`),
    );
}

/** Types that the screens of a journey share stand beside their folders. */
function sharedTypes(files: string): string[] {
  return globSync(files, { cwd: inDesignSystem('src') })
    .sort()
    .map((path) => `export type * from '../${path}';`);
}

function moduleOf(lines: string[]): string {
  return `// Written by \`npm run generate\`.\n${lines.join('\n')}\n`;
}
