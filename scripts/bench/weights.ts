import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { makeAll } from '../products/make-all.ts';
import { built } from '../products/products.ts';
import { root } from '../root.ts';
import type { Figure, Findings } from './Figure.ts';
import { rounded } from './statistics.ts';

/** A script of the site: its weight, and what it can fetch by itself. */
interface Chunk {
  bytes: number;
  fetches: string[];
}

type Chunks = Map<string, Chunk>;

interface Route {
  path: string;
  hydrates: 'never' | 'idle' | 'load';
}

/** What each page opens with: the start fetches the browser's part, which fetches frame and page together. */
const shared = ['start', 'browser', 'frame'];

/** Two routes may draw the same page. */
const pages: Record<string, string> = { privacyPolicy: 'legal', termsAndConditions: 'legal' };

/** Fetched only where the reporting of errors is configured. */
const errorReporter = 'error-reporter';

/** Pages whose links and forms do all their work natively, so that nothing is needed before they are used. */
const worksWithoutScript = new Set(['home', 'planSelection', 'login', 'register', 'signUpOrLogin']);

/** What each page weighs in JavaScript as it travels, everything that it may ever fetch included. */
export async function measureWeights(): Promise<Findings> {
  await makeAll(built);
  const chunks = readChunks();
  const routes = await readRoutes();
  const figures = Object.entries(routes).flatMap(([name, { hydrates }]) => weightsOf(name, hydrates, chunks));
  const screens = [...chunks]
    .filter(([name]) => name.startsWith('page-'))
    .map(([name, { bytes }]) => weight(`weights.chunk.${name}`, bytes));
  return { figures: [...figures, ...screens] };
}

function weightsOf(route: string, hydrates: Route['hydrates'], chunks: Chunks): Figure[] {
  const page = `page-${pages[route] ?? route}`;
  if (!chunks.has(page)) return [];
  const all = hydrates === 'never' ? [] : reachable([...shared, page], chunks);
  const needed = hydrates === 'never' || worksWithoutScript.has(route) ? [] : [...shared, page];
  return [
    weight(`weights.${route}.every-script`, sum(all, chunks)),
    weight(`weights.${route}.without-error-reporter`, sum(without(all, errorReporter), chunks)),
    weight(`weights.${route}.needed-before-use`, sum(needed, chunks)),
  ];
}

/** The chunks and all that they can fetch, other pages left out. */
function reachable(names: string[], chunks: Chunks): string[] {
  const found = new Set(names);
  for (const name of found) {
    for (const fetched of chunks.get(name)?.fetches ?? []) {
      if (!fetched.startsWith('page-')) found.add(fetched);
    }
  }
  return [...found];
}

/** Reads the built scripts. webpack writes each fetch of a chunk as a call of its runtime with the chunk's name. */
function readChunks(): Chunks {
  const folder = join(root, 'site/build/client/static');
  return new Map(
    globSync('*.js', { cwd: folder }).map((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      const fetches = Array.from(code.matchAll(/\.e\("([\w.-]+)"\)/g), ([, name = '']) => name);
      const chunk = { bytes: brotliCompressSync(code).byteLength, fetches };
      return [file.replace(/\.[0-9a-f]{10}\.js$/, ''), chunk];
    }),
  );
}

/** The route table. It is the site's own, so it is read and not imported. */
async function readRoutes(): Promise<Record<string, Route>> {
  const address = pathToFileURL(join(root, 'site/src/routes.ts')).href;
  const { routes } = (await import(address)) as { routes: Record<string, Route> };
  return routes;
}

function without(names: string[], left: string): string[] {
  return names.filter((name) => name !== left);
}

function sum(names: string[], chunks: Chunks): number {
  return names.reduce((total, name) => total + (chunks.get(name)?.bytes ?? 0), 0);
}

function weight(name: string, bytes: number): Figure {
  return { name, value: rounded(bytes / 1000, 1), unit: 'kB' };
}
