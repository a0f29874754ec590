import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { folders } from './folders.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** What of the package can be imported, and how. */
export type Entries = Record<string, string | { types: string; default: string }>;

/** The published `package.json`. */
export async function manifest(): Promise<object> {
  const own = JSON.parse(await readFile(join(folders.designSystem, 'package.json'), 'utf8')) as Manifest;
  const { name, version, description, license, dependencies, peerDependencies } = own;
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    // All modules can be dropped where nothing of them is used; style sheets are imported for their effect.
    sideEffects: ['*.css'],
    exports: entries(),
    dependencies,
    peerDependencies,
  };
}

function entries(): Entries {
  return {
    '.': moduleAt('index'),
    ...(existsSync(join(folders.source, 'mails/index.ts')) && { './mails': moduleAt('mails/index') }),
    './tokens': moduleAt('tokens/index'),
    './tokens.json': './tokens/generated/tokens.json',
    './translations': moduleAt('translations/index'),
    './translations/i18next': moduleAt('translations/i18next'),
    './translations/*.json': './translations/*.json',
    './*.css': { types: './css.d.ts', default: './*.css' },
    './static/*': './static/*',
    ...Object.fromEntries(componentModules().map((path) => [`./${basename(path)}`, moduleAt(path)])),
    './package.json': './package.json',
  };
}

/** Each component is the file that is named as its folder. */
function componentModules(): string[] {
  return globSync('{primitives,patterns,screens,mails}/**/*.tsx', { cwd: folders.source })
    .map((path) => path.replace('.tsx', ''))
    .filter((path) => basename(dirname(path)) === basename(path))
    .sort();
}

function moduleAt(path: string) {
  return { types: `./${path}.d.ts`, default: `./${path}.js` };
}
