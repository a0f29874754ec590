import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The absolute path of a file of this package. */
export function inPackage(...parts: string[]): string {
  return join(packageFolder, ...parts);
}

/** The folder in which npm put a dependency. */
export function folderOf(dependency: string): string {
  const manifest = findPackageJSON(dependency, import.meta.url);
  if (!manifest) throw new Error(`${dependency} is not installed.`);
  return dirname(manifest);
}
