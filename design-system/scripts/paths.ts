import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/** The absolute path of a file of this package. */
export function inPackage(...parts: string[]): string {
  return join(packageFolder, ...parts);
}

/** The folder in which npm put a dependency. */
export function folderOf(dependency: string): string {
  return dirname(require.resolve(`${dependency}/package.json`));
}
