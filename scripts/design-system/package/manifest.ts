import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandEntries, fileEntries, moduleEntries, pathInPackage } from './entries.ts';
import { folders } from './folders.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
}

/** What of the package can be imported, and how. */
export type Entries = Record<string, string | { types: string; default: string }>;

/** The published `package.json`. */
export interface PublishedManifest extends Manifest {
  type: 'module';
  sideEffects: string[];
  exports: Entries;
  bin: Record<string, string>;
}

export async function manifest(): Promise<PublishedManifest> {
  const own = await read(folders.designSystem);
  const { name, version, description, license, engines } = own;
  const { peerDependencies, peerDependenciesMeta } = own;
  // The package contains modules of the translations, and needs what they need.
  const dependencies = { ...own.dependencies, ...(await read(folders.translations)).dependencies };
  return {
    name,
    version,
    description,
    license,
    engines,
    type: 'module',
    // All modules can be dropped where nothing of them is used; style sheets are imported for their effect.
    sideEffects: ['*.css'],
    exports: entries(),
    bin: commands(),
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  };
}

async function read(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function entries(): Entries {
  const modules = Object.entries(moduleEntries()).map(([subpath, source]) => {
    const path = `./${pathInPackage(source)}`;
    return [subpath, { types: `${path}.d.ts`, default: `${path}.js` }] as const;
  });
  return { ...Object.fromEntries(modules), ...fileEntries };
}

function commands(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(commandEntries).map(([name, source]) => [name, `./${pathInPackage(source)}.js`]),
  );
}
