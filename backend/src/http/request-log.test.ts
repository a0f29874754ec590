import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { standInSite } from '../testing/site.ts';
import { processLog } from './request-log.ts';

/** Stands in every part of a request that must not be logged. */
const secret = 'SLEEP30NORA';
const lines: string[] = [];
const log = processLog({ logLevel: 'debug' }, { destination: { write: (line) => lines.push(line) } });

let folder: string;
let testApp: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  testApp = await openTestApp({}, { site: { ...standInSite, staticFolder: folder }, log });
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  lines.length = 0;
});

const requests: InjectOptions[] = [
  { url: `/${secret}?voucher=${secret}` },
  { url: `/de/${secret}/` },
  { url: `/%zz${secret}?voucher=${secret}` },
  { url: `/plans/?voucher=${secret}` },
  { url: `/plans?voucher=${secret}` },
  { url: `/plans?voucher=${secret}%00` },
  { url: `/checkout?voucher=${secret}` },
  { url: `/login?redirectOnSuccess=/${secret}` },
  { url: `/auth?code=${secret}&state=${secret}` },
  { url: `/auth?code=${secret}&state=%20${secret}` },
  { url: `/oidc/auth?client_id=${secret}` },
  { url: `/oidc/${secret}` },
  { url: `/static/${secret}.js?v=${secret}` },
  { url: `/static/${secret}/` },
  { url: `/static/..%2f${secret}` },
  { url: `/static/favicon.svg?v=${secret}`, headers: { range: 'bytes=100-200' } },
  { url: `/api/docs/static/${secret}` },
  { url: `/user/users?userId=${secret}&userId=${secret}` },
  { url: `/subscription/payments/web/purchases/${secret}` },
  { method: 'POST', url: `/${secret}?voucher=${secret}`, headers: { origin: 'https://elsewhere.example' } },
  { method: 'POST', url: `/preferences?voucher=${secret}`, payload: { path: [secret] } },
  { method: 'PUT', url: `/plans?voucher=${secret}` },
  { method: 'HEAD', url: `/static/${secret}` },
];

// ASVS V7.1.1 V7.1.2 V7.3.1
test.each(
  requests.flatMap((request) => ['text/html', 'application/json'].map((accept) => ({ request, accept }))),
)(
  'no line holds the query or the unknown path of $request.url, asked for as $accept',
  async ({ request, accept }) => {
    const { statusCode } = await testApp.app.inject({
      ...request,
      headers: {
        accept,
        'accept-encoding': 'br, gzip',
        origin: testApp.config.siteOrigin,
        ...request.headers,
      },
    });
    expect(statusCode).toBeLessThan(500);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  },
);

// ASVS V1.7.1 V7.1.3 V7.1.4
test('each request is logged by the pattern of its route', async () => {
  await testApp.app.inject({ url: `/static/${secret}.js` });
  await testApp.app.inject({ url: `/de/plans?voucher=${secret}` });
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { method: 'GET', route: expect.stringMatching(/^(none|\/static\/\*)$/), statusCode: 404 },
    { method: 'GET', route: '/de/plans', statusCode: 200 },
  ]);
});

// ASVS V7.1.2
test('an error of the database about a value is logged without the value', async () => {
  const failure: unknown = await sql`select ${secret}::uuid`
    .execute(testApp.db)
    .catch((error: unknown) => error);
  log.error({ err: failure }, 'a request failed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain(secret);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { code: '22P02', message: 'the database refused a value', stack: expect.stringMatching(/^ {4}at /) },
  });
});
