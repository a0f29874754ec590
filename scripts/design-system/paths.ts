import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.ts';

const folder = join(root, 'design-system');

/** The absolute path of a file of the design system. */
export function inDesignSystem(...parts: string[]): string {
  return join(folder, ...parts);
}

/** The folder in which npm put a dependency of the design system. */
export function folderOf(dependency: string): string {
  const manifest = findPackageJSON(dependency, pathToFileURL(join(folder, 'package.json')));
  if (!manifest) throw new Error(`${dependency} is not installed.`);
  return dirname(manifest);
}
