import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { moduleEntries, pathInPackage } from './entries.ts';
import { folders } from './folders.ts';

/** What an app has already when it adds a component: peers, and what Node has. */
const beside = /^(react|react-dom|styled-components|i18next|react-i18next|next)($|\/)|^node:/;

/** Bytes that an entry may add: by its name, or else by what it is. What makes one heavier has to say why here. */
const limits: Record<string, number> = {
  './Button': 3_000,
  './PlanPicker': 5_000,
  primitives: 3_000,
  patterns: 10_000,
  screens: 25_000,
};

/** An entry of the package, and the bytes that it adds to an app's script: minified, with brotli. */
export interface EntrySize {
  subpath: string;
  bytes: number;
  limit: number;
}

/**
 * The sizes of the entries that draw something in the browser, in the order of their names.
 * @param only The folder of the components that are meant. Without it, all.
 */
export async function entrySizes(only?: 'screens'): Promise<EntrySize[]> {
  const sizes: EntrySize[] = [];
  for (const [subpath, source] of Object.entries(moduleEntries())) {
    const [, kind = ''] = /\/(primitives|patterns|screens)\//.exec(source) ?? [];
    const limit = limits[subpath] ?? limits[kind];
    if (limit === undefined || (only !== undefined && kind !== only)) continue;
    const script = await bundled(join(folders.dist, `${pathInPackage(source)}.js`));
    sizes.push({ subpath, bytes: brotliCompressSync(script).length, limit });
  }
  return sizes.sort((one, other) => one.subpath.localeCompare(other.subpath));
}

/** What each screen adds, in bytes, by the name of its component. */
export async function screenSizes(): Promise<Map<string, number>> {
  const sizes = await entrySizes('screens');
  return new Map(sizes.map(({ subpath, bytes }) => [subpath.replace('./', ''), bytes]));
}

async function bundled(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root: folders.dist,
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: beside },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  // What is loaded later, such as the rules of a form, is a chunk of its own.
  return output[0].code;
}
