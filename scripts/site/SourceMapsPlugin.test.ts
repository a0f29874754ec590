import { afterEach, beforeEach, expect, test } from 'vitest';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import { SourceMapsPlugin } from './SourceMapsPlugin.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
  mkdirSync(join(folder, 'source'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('each release has the source maps of all its scripts, also of those that did not change', async () => {
  write('shop.js', `export const price = 69; globalThis.shop = price;`);
  write('start.js', `globalThis.start = () => import('./shop.js');`);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './source/start.js',
    devtool: false,
    output: { path: join(folder, 'client'), filename: 'static/[name].[contenthash:10].js', clean: true },
    cache: { type: 'memory' },
    plugins: [new SourceMapsPlugin()],
  });
  const run = promisify(compiler.run.bind(compiler));

  const first = await run();
  expect(mapsOf(first)).toEqual(scriptsOf(first));

  write('start.js', `globalThis.start = () => import('./shop.js'); globalThis.start();`);
  const second = await run();
  await promisify(compiler.close.bind(compiler))();
  expect(second?.hash).not.toBe(first?.hash);
  expect(scriptsOf(second)).toHaveLength(2);
  expect(mapsOf(second)).toEqual(scriptsOf(second));
  expect(mapsOf(first)).not.toEqual([]);
});

function write(name: string, source: string) {
  writeFileSync(join(folder, 'source', name), source);
}

function scriptsOf(stats: Stats | undefined): string[] {
  const names = stats?.toJson({ assets: true }).assets?.map(({ name }) => name) ?? [];
  return names.filter((name) => name.endsWith('.js')).toSorted();
}

/** The scripts that have a map in the folder of the release. */
function mapsOf(stats: Stats | undefined): string[] {
  const maps = readdirSync(join(folder, 'source-maps', stats?.hash ?? 'none'), { recursive: true });
  return maps
    .map(String)
    .filter((name) => name.endsWith('.map'))
    .map((name) => name.replace(/\.map$/, ''))
    .toSorted();
}
