import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { framesOf } from '../../site/src/services/stackFrames.ts';
import { SourceMapsPlugin } from '../site/SourceMapsPlugin.ts';
import { readEvent, type ErrorEvent } from './error-event.ts';
import { readable } from './readable.ts';
import { openSourceMaps } from './source-maps.ts';

const source = `const codes = { SLEEP30: 30 };

export function percentOf(code) {
  const found = codes[code];
  if (found === undefined) throw new RangeError(\`no voucher \${code}, release \${__webpack_hash__}\`);
  return found;
}

globalThis.startShop = () => percentOf('NONE');
`;

let folder: string;
let maps: string;
let script: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trace-'));
  maps = join(folder, 'source-maps');
  mkdirSync(join(folder, 'source'));
  writeFileSync(join(folder, 'source/voucher.js'), source);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './source/voucher.js',
    devtool: false,
    output: { path: join(folder, 'client'), filename: 'static/[name].[contenthash:10].js' },
    plugins: [new SourceMapsPlugin()],
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  script = readdirSync(join(folder, 'client/static'))[0] ?? '';
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('source maps are outside of the served folder and named in no script', () => {
  const served = readdirSync(join(folder, 'client'), { recursive: true }).map(String);
  expect(served.sort()).toEqual(['static', `static/${script}`]);
  expect(readFileSync(join(folder, 'client/static', script), 'utf8')).not.toContain('sourceMappingURL');
});

test('a report of the built script is shown with names, places and lines of the source', () => {
  const event = reportOf(errorOfTheScript());
  const shown = readable(event, openSourceMaps(maps, event.release ?? ''));

  expect(shown).toContain(`Release ${event.release} · 2026-11-20T10:00:00.000Z · https://shop.example/`);
  expect(shown).toContain('RangeError: no voucher NONE');
  expect(shown).toContain('at percentOf (source/voucher.js:5:34)');
  expect(shown).toContain('>    5 │   if (found === undefined) throw new RangeError(');
  expect(shown).toContain('     4 │   const found = codes[code];');
  expect(shown).toContain('at globalThis.startShop (source/voucher.js:9:');
  expect(shown.indexOf('voucher.js:5')).toBeLessThan(shown.indexOf('voucher.js:9'));
});

test('frames of other scripts are shown as they were reported', () => {
  const event = reportOf(errorOfTheScript());
  const frames = [{ filename: 'https://vendor.example/sdk.js', function: 'pay', lineno: 1, colno: 7 }];
  const foreign = { ...event, exception: { values: [{ type: 'Error', value: '', stacktrace: { frames } }] } };
  expect(readable(foreign, openSourceMaps(maps, event.release ?? ''))).toContain(
    'at pay (https://vendor.example/sdk.js:1:7)',
  );
});

test('an event is read alone and out of an envelope', () => {
  const event = { release: 'abc', exception: { values: [] } };
  const envelope = [{ event_id: '1', dsn: 'https://key@errors.example/7' }, { type: 'event' }, event];
  expect(readEvent(JSON.stringify(event, null, 2))).toEqual(event);
  expect(readEvent(envelope.map((line) => JSON.stringify(line)).join('\n'))).toEqual(event);
});

test.each(['', 'no JSON', '{"type":"transaction"}'])('text that is no report is refused: %j', (text) => {
  expect(() => readEvent(text)).toThrow('This is no error report');
});

test.each(['unknown', '../source', ''])('a release without source maps is refused: %j', (release) => {
  expect(() => openSourceMaps(maps, release)).toThrow('There are no source maps of release');
});

/** Runs the built script at its address, and returns what it throws. */
function errorOfTheScript(): Error {
  const code = readFileSync(join(folder, 'client/static', script), 'utf8');
  const filename = `https://shop.example/static/${script}`;
  const caught = `try { startShop() } catch (error) { error }`;
  const page = createContext({});
  runInContext(code, page, { filename });
  return runInContext(caught, page) as Error;
}

/** As the site's error reporter makes it. */
function reportOf({ name, message, stack = '' }: Error): ErrorEvent {
  const release = /release (\w+)/.exec(message)?.[1] ?? '';
  const stacktrace = { frames: framesOf(stack) };
  return {
    release,
    timestamp: Date.UTC(2026, 10, 20, 10) / 1_000,
    request: { url: 'https://shop.example/' },
    exception: { values: [{ type: name, value: message, stacktrace }] },
  };
}
