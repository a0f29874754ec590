import { transformFile } from '@swc/core';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { styledComponentsPlugin } from '../../swc/styled-components.ts';
import { commandEntries, moduleEntries } from './entries.ts';
import { folders } from './folders.ts';
import { importedModules } from './imported-modules.ts';
import { pointAtBuilt } from './specifiers.ts';

/** The modules of the translations that the package contains. */
const translationModules = [
  'index',
  'languages',
  'languageOffers',
  'generated/namespaces',
  'likelyEmail',
  'mailDomains',
  'email',
  'personName',
  'textLengths',
  'writtenText',
];

/** Compiles each module of the source to a module of the package, so that bundlers take only what is used. */
export async function compileModules(): Promise<void> {
  await Promise.all(modules().map((file) => compile(join(folders.source, file), join(folders.dist, file))));
  for (const file of translationModules) {
    await compile(join(folders.translations, `${file}.ts`), join(folders.dist, 'translations', `${file}.ts`));
  }
}

/** Takes over the declarations that `tsc -b` has made. */
export async function copyDeclarations(): Promise<void> {
  const types = join(folders.designSystem, 'build/types/src');
  // The compiler leaves the declarations of files that are gone.
  const files = modules().map((file) => file.replace(/\.tsx?$/, '.d.ts'));
  await Promise.all(files.map((file) => point(join(types, file), join(folders.dist, file))));
  for (const file of translationModules) {
    await point(
      join(folders.translations, 'build/types', `${file}.d.ts`),
      join(folders.dist, 'translations', `${file}.d.ts`),
    );
  }
}

/** The modules that the entries need, by their path in the source. Stories, tests and what only they use stay out. */
function modules(): string[] {
  const entries = Object.values({ ...moduleEntries(), ...commandEntries }).filter((path) =>
    path.startsWith(folders.source),
  );
  return importedModules(entries).map((path) => relative(folders.source, path));
}

async function compile(from: string, to: string) {
  const { code, map } = await transformFile(from, {
    swcrc: false,
    sourceMaps: true,
    inlineSourcesContent: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: from.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [styledComponentsPlugin] },
    },
    module: { type: 'es6' },
  });
  const file = to.replace(/\.tsx?$/, '.js');
  const mapFile = `${file}.map`;
  // The source lies in the map: the package has no other copy of it.
  const sources = [basename(from)];
  const shown = { ...(JSON.parse(map ?? '{}') as object), file: basename(file), sources };
  await write(file, `${pointAtBuilt(code, file, folders.dist)}//# sourceMappingURL=${basename(mapFile)}\n`);
  await writeFile(mapFile, JSON.stringify(shown));
}

async function point(from: string, to: string) {
  await write(to, pointAtBuilt(await readFile(from, 'utf8'), to, folders.dist));
}

/**
 * The typing of i18next's keys is an entry of its own: it would be forced upon every user otherwise. Its line stays, empty, as
 * source maps count lines.
 */
async function write(file: string, code: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code.replace(/^import ['"]\.\/i18next\.js['"];$/m, ''));
}
