import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileEntries, moduleEntries, pathInPackage } from './entries.ts';
import { folders } from './folders.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
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
}

export async function manifest(): Promise<PublishedManifest> {
  const own = JSON.parse(await readFile(join(folders.designSystem, 'package.json'), 'utf8')) as Manifest;
  const { name, version, description, license } = own;
  const { dependencies, peerDependencies, peerDependenciesMeta } = own;
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
    peerDependenciesMeta,
  };
}

function entries(): Entries {
  const modules = Object.entries(moduleEntries()).map(([subpath, source]) => {
    const path = `./${pathInPackage(source)}`;
    return [subpath, { types: `${path}.d.ts`, default: `${path}.js` }] as const;
  });
  return { ...Object.fromEntries(modules), ...fileEntries };
}
