import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../config/config.ts';
import { openHttp } from '../../http/open-http.ts';
import { processLog } from '../../http/request-log.ts';
import { staticFiles } from './static-files.ts';

const script = 'console.log("night");'.repeat(100);
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await writeFile(join(folder, 'start.0123456789.js'), script);
  await writeFile(join(folder, 'start.0123456789.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'start.0123456789.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'breath.0123456789.mp3'), 'in and out');
  await writeFile(join(folder, 'service-worker.js'), script);
  await writeFile(join(folder, 'service-worker.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, '.secret'), 'hidden');
  await mkdir(join(folder, 'fonts'));
  await writeFile(join(folder, 'fonts/figtree.woff2'), 'font');
  const config = readConfig({ LOG_LEVEL: 'silent' });
  app = await openHttp(config, processLog(config), async (_request, reply) => reply.code(404).send('<html>'));
  await staticFiles(app, { folder, drawNotFound: async (_request, reply) => reply.code(404).send('<html>') });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/static/${url}`, headers });

test.each(['br', 'gzip', 'identity'])(
  'a script is sent in the encoding %s that the build wrote',
  async (encoding) => {
    const answer = await get('start.0123456789.js', { 'accept-encoding': encoding });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    if (encoding === 'br') expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  },
);

test('what has a content hash in its address is immutable, all else is kept for an hour', async () => {
  const cachingOf = async (url: string) =>
    (await get(url, { 'accept-encoding': 'br' })).headers['cache-control'];
  expect(await cachingOf('start.0123456789.js')).toBe('public, max-age=31536000, immutable');
  expect(await cachingOf('breath.0123456789.mp3')).toBe('public, max-age=31536000, immutable');
  expect(await cachingOf('fonts/figtree.woff2?v=0123456789')).toBe('public, max-age=31536000, immutable');
  expect(await cachingOf('favicon.svg')).toBe('public, max-age=3600');
});

test.each(['br', 'identity'])(
  'the service worker is asked for anew, and may govern all pages (%s)',
  async (encoding) => {
    const { headers } = await get('service-worker.js', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' });
  },
);

// A player that jumps to a later place asks for the sound from there alone.
test('of a sound, a range is sent with 206', async () => {
  const { statusCode, headers, body } = await get('breath.0123456789.mp3', {
    range: 'bytes=3-5',
    'accept-encoding': 'br, gzip',
  });
  expect([statusCode, body]).toEqual([206, 'and']);
  expect(headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-range': 'bytes 3-5/10',
    'content-type': 'audio/mpeg',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test('a file that the browser has is answered with 304', async () => {
  const { etag } = (await get('favicon.svg')).headers;
  expect(etag).toBeDefined();
  const again = await get('favicon.svg', { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('favicon.svg', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

// ASVS V4.3.2 V5.3.9 V12.3.1 V12.3.2 V12.5.1 V14.4.1
test.each(['nothing.js', 'fonts', 'fonts/', '', '.secret', '..%2f..%2fpackage.json'])(
  'a missing file "%s" is a plain 404 to a page that needs it, and a page to a browser that opens its address',
  async (url) => {
    const asset = await get(url, { accept: '*/*', 'accept-encoding': 'br, gzip' });
    expect([asset.statusCode, asset.body]).toEqual([404, 'Not found']);
    expect(asset.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });

    const opened = await get(url, { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'br, gzip' });
    expect([opened.statusCode, opened.body]).toEqual([404, '<html>']);
  },
);

test('a range beyond the end of a file is answered with 416 and the length of the file', async () => {
  const within = await get('favicon.svg', { range: 'bytes=0-2' });
  expect([within.statusCode, within.body]).toEqual([206, '<sv']);
  const beyond = await get('favicon.svg', { range: 'bytes=100-200', accept: 'text/html' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */6']);
  expect(beyond.headers['cache-control']).toBe('no-store');
});

test('a file that is not the one a request is conditional on is answered with 412', async () => {
  const answer = await get('favicon.svg', { 'if-match': '"other"' });
  expect([answer.statusCode, answer.body]).toEqual([412, 'Precondition failed']);
});

// ASVS V14.5.3
test("fonts may be used by the payment partner's page, other files by our own pages alone", async () => {
  expect((await get('fonts/figtree.woff2')).headers['access-control-allow-origin']).toBe('*');
  const asked = await app.inject({ method: 'OPTIONS', url: '/static/fonts/figtree.woff2' });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  });
  expect((await get('favicon.svg')).headers).not.toHaveProperty('access-control-allow-origin');
});
