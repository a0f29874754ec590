import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { Frame } from './model.ts';

/** A frame as it is read: its place in the source, with the lines around it where the release's map is kept. */
export interface ReadableFrame {
  place: string;
  lines: { number: number; text: string; isPlace: boolean }[];
}

const linesAround = 2;

/** The frames with the throwing one first, looked up in the source maps of their release. */
export function readableStack(
  frames: readonly Frame[],
  release: string | undefined,
  mapsFolder: string,
): ReadableFrame[] {
  return frames.toReversed().map((frame) => readableFrame(frame, release, mapsFolder));
}

function readableFrame(frame: Frame, release: string | undefined, mapsFolder: string): ReadableFrame {
  const { filename, lineno, colno } = frame;
  const payload = mapOf(filename, release, mapsFolder);
  const entry = payload && new SourceMap(payload).findEntry(lineno - 1, colno - 1);
  if (entry === undefined || !('originalSource' in entry) || typeof entry.originalSource !== 'string') {
    return { place: `${frame.function ?? '?'} (${filename}:${lineno}:${colno})`, lines: [] };
  }
  const { originalSource, originalLine, originalColumn } = entry;
  const content = payload?.sourcesContent[payload.sources.indexOf(originalSource)] ?? '';
  const source = originalSource.replace(/^\.\//, '');
  return {
    place: `${source}:${originalLine + 1}:${originalColumn + 1}`,
    lines: excerpt(content, originalLine),
  };
}

/** `static/start.18fe0e1562.js` of a script's address, `pages.js` of the server's bundle. */
function mapOf(
  filename: string,
  release: string | undefined,
  mapsFolder: string,
): SourceMapPayload | undefined {
  const script = /\/(static\/[\w.-]+\.js|pages\.js)$/.exec(filename)?.[1];
  if (script === undefined || release === undefined || !/^\w+$/.test(release)) return undefined;
  const path = join(mapsFolder, release, `${script}.map`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : undefined;
}

function excerpt(content: string, line: number): ReadableFrame['lines'] {
  const first = Math.max(0, line - linesAround);
  return content
    .split('\n')
    .slice(first, line + linesAround + 1)
    .map((text, index) => ({ number: first + index + 1, text, isPlace: first + index === line }));
}
