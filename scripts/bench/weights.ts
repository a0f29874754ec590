import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { runSteps } from '../build-steps/run-steps.ts';
import { built } from '../build-steps/steps.ts';
import { root } from '../root.ts';
import type { Figure, Findings } from './Figure.ts';
import { rounded } from './statistics.ts';

/** A script of the site: its weight, and what it can fetch by itself, side by side where several go together. */
interface Chunk {
  bytes: number;
  fetches: string[][];
}

type Chunks = Map<string, Chunk>;

interface Route {
  path: string;
  /** Whether React takes the page over. */
  live: boolean;
}

/** What every page opens with. It fetches either of two: what takes a page over, or what only counts it. */
const start = 'start';
const live = 'live';
const quiet = 'quiet';

/** Fetched only where the reporting of errors is configured. */
const errorReporter = 'error-reporter';

/** Pages whose links and forms do all their work natively, so that nothing is needed before they are used. */
const worksWithoutScript = new Set(['home', 'planSelection', 'login', 'register', 'signUpOrLogin']);

/** What each page weighs in JavaScript as it travels, everything that it may ever fetch included. */
export async function measureWeights(): Promise<Findings> {
  await runSteps(built);
  const chunks = readChunks();
  const routes = await readRoutes();
  const figures = Object.entries(routes).flatMap(([name, route]) => weightsOf(name, route, chunks));
  const screens = [...chunks]
    .filter(([name]) => name.startsWith('page-'))
    .map(([name, { bytes }]) => weight(`weights.chunk.${name}`, bytes));
  return { figures: [...figures, ...screens] };
}

function weightsOf(route: string, { live: isLive }: Route, chunks: Chunks): Figure[] {
  const own = isLive ? [live, `page-${route}`] : [quiet];
  const all = reachable(own, chunks);
  const needed = isLive && !worksWithoutScript.has(route) ? openedWith(own, chunks) : [];
  return [
    weight(`weights.${route}.every-script`, sum(all, chunks)),
    weight(`weights.${route}.without-error-reporter`, sum(without(all, errorReporter), chunks)),
    weight(`weights.${route}.needed-before-use`, sum(needed, chunks)),
  ];
}

/** Everything that a page can come to fetch: whatever goes together with another page's own chunk is left out. */
function reachable(own: string[], chunks: Chunks): string[] {
  const found = new Set([start]);
  for (const name of found) {
    for (const together of chunks.get(name)?.fetches ?? []) {
      if (isFor(own, together)) together.forEach((fetched) => found.add(fetched));
    }
  }
  return [...found];
}

/** What is fetched together with a page's own chunks, before anything is pressed. */
function openedWith(own: string[], chunks: Chunks): string[] {
  const groups = [start, live].flatMap((name) => chunks.get(name)?.fetches ?? []);
  const opening = groups.filter((group) => isFor(own, group) && group.some(isPage));
  return [...new Set([start, ...opening.flat()])];
}

/** Whether chunks that go together are none of another page's. */
function isFor(own: string[], together: string[]): boolean {
  return together.every((name) => own.includes(name) || !isPage(name));
}

function isPage(chunk: string): boolean {
  return chunk === live || chunk === quiet || chunk.startsWith('page-');
}

/**
 * Reads the built scripts. webpack writes each fetch of a chunk as a call of its runtime with the chunk's name, and
 * lists those that go together.
 */
function readChunks(): Chunks {
  const folder = join(root, 'site/build/client/static');
  return new Map(
    globSync('*.js', { cwd: folder }).map((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      const fetches = Array.from(code.matchAll(/(?:\w+\.e\("[\w.-]+"\),?)+/g), ([calls]) =>
        Array.from(calls.matchAll(/"([\w.-]+)"/g), ([, name = '']) => name),
      );
      const chunk = { bytes: brotliCompressSync(code).byteLength, fetches };
      return [file.replace(/\.[0-9a-f]{10}\.js$/, ''), chunk];
    }),
  );
}

/** The route table. It is the site's own, so it is read and not imported. */
async function readRoutes(): Promise<Record<string, Route>> {
  const address = pathToFileURL(join(root, 'site/src/pages/routes.ts')).href;
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
