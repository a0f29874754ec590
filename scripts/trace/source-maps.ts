import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from './error-event.ts';

/** A place in the source; the line counts from 1, the column from 0. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
  /** The whole file as it was when the release was built. */
  content: string;
}

/** Finds the source of a place in a built script. Undefined for scripts that are not ours. */
export type FindSource = (frame: Frame) => SourcePlace | undefined;

/** Opens the source maps of a release, which `npm run build` has left in the folder. */
export function openSourceMaps(folder: string, release: string): FindSource {
  const maps = join(folder, release);
  if (!/^\w+$/.test(release) || !existsSync(maps)) {
    throw new Error(`There are no source maps of release ${release} in ${folder}.`);
  }
  const opened = new Map<string, TraceMap | undefined>();

  return ({ filename, lineno, colno }) => {
    const script = scriptOf(filename);
    if (script === undefined) return undefined;
    if (!opened.has(script)) opened.set(script, openMap(join(maps, `${script}.map`)));
    const map = opened.get(script);
    if (map === undefined) return undefined;

    const { source, line, column } = originalPositionFor(map, { line: lineno, column: colno - 1 });
    if (source === null) return undefined;
    return { file: source.replace(/^\.\//, ''), line, column, content: sourceContentFor(map, source) ?? '' };
  };
}

/** `static/start.18fe0e1562.js` of a script's address, `pages.js` of the server's bundle. */
function scriptOf(address: string): string | undefined {
  return /\/(static\/[\w.-]+\.js|pages\.js)(?:$|[?#])/.exec(address)?.[1];
}

function openMap(path: string): TraceMap | undefined {
  return existsSync(path) ? new TraceMap(readFileSync(path, 'utf8')) : undefined;
}
