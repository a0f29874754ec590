import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../root.ts';

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
  /** The name of the event that a view of the page is counted by. */
  screenView: string;
}

/** A page of the built site and the JavaScript that it fetches, in bytes as it travels: minified, with brotli. */
export interface PageScripts extends Route {
  /** The chunk of its own. Undefined for a quiet page, which draws nothing in the browser. */
  own: number | undefined;
  /** What has to be there before it can be used. 0 where links and forms work without it. */
  neededBeforeUse: number;
  /** Everything that it may ever fetch. */
  everything: number;
  /** Of that, what is fetched only where the reporting of errors is configured and an error happens. */
  errorReporter: number;
}

/** What every page opens with. It fetches either of two: what takes a page over, or what only counts it. */
const start = 'start';
const live = 'live';
const quiet = 'quiet';

const errorReporter = 'error-reporter';

/** The chunks with the effects of quiet pages, a journey each: they stand in the script of every quiet page. */
const effects = 'effects-';

/** Live pages whose links and forms do all their work natively, so that nothing is needed before they are used. */
const worksWithoutScript = new Set(['home', 'planSelection', 'login', 'register', 'signUpOrLogin']);

/** The pages of the site as it is built, by their names. */
export async function pageScripts(): Promise<Map<string, PageScripts>> {
  const chunks = readChunks();
  const ownEffects = effectsOfPages();
  return new Map(
    Object.entries(await readRoutes()).map(([name, route]) => {
      const own = route.live ? [live, `page-${name}`] : [quiet, ...(ownEffects.get(name) ?? [])];
      return [name, scriptsOf(name, route, own, chunks)];
    }),
  );
}

function scriptsOf(
  name: string,
  { path, live: isLive, screenView }: Route,
  own: string[],
  chunks: Chunks,
): PageScripts {
  const all = reachable(own, chunks);
  const needed = isLive && !worksWithoutScript.has(name) ? openedWith(own, chunks) : [];
  return {
    ...{ path, live: isLive, screenView },
    own: chunks.get(`page-${name}`)?.bytes,
    neededBeforeUse: sum(needed, chunks),
    everything: sum(all, chunks),
    errorReporter: sum(
      all.filter((chunk) => chunk === errorReporter),
      chunks,
    ),
  };
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
  return chunk === live || chunk === quiet || chunk.startsWith('page-') || chunk.startsWith(effects);
}

/** The chunk of each quiet page's effects, from the list that loads them. */
function effectsOfPages(): Map<string, string[]> {
  const list = readFileSync(join(root, 'site/src/pages/generated/quietEffects.ts'), 'utf8');
  return new Map(
    Array.from(list.matchAll(/(\w+): .*'(effects-\w+)'/g), ([, page = '', chunk = '']) => [page, [chunk]]),
  );
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

function sum(names: readonly string[], chunks: Chunks): number {
  return names.reduce((total, name) => total + (chunks.get(name)?.bytes ?? 0), 0);
}
