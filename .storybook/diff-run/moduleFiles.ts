import { dirname, relative } from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * The files of the repository that a story file leads to, each by its path, the nearest first: those of its own folder, then
 * those that are fewest imports away.
 */
export async function filesBelow(vite: ViteDevServer, root: string, path: string): Promise<string[]> {
  const first = await vite.environments.ssr.moduleGraph.getModuleByUrl(`/${path}`);
  const seen = new Set(first === undefined ? [] : [first]);
  // A set that grows while it is gone through: breadth first.
  for (const { importedModules } of seen) for (const module of importedModules) seen.add(module);
  const own = `${dirname(path)}/`;
  return [...seen]
    .flatMap(({ file }) => (file === null ? [] : [relative(root, file)]))
    .filter((file) => !file.startsWith('..') && !file.includes('node_modules/') && !file.startsWith('\0'))
    .sort((one, other) => Number(other.startsWith(own)) - Number(one.startsWith(own)));
}
