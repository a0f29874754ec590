import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { openHttp } from './http/open-http.ts';
import { processLog } from './http/request-log.ts';
import { createJobs } from './modules/jobs/index.ts';
import { systemClock } from './process/clock.ts';
import { openErrorReporting, type ErrorReporting } from './process/error-reporting/error-reporting.ts';
import type { ErrorEvent } from './process/error-reporting/error-event.ts';
import { jobKind } from './process/jobs.ts';
import { openSite } from './site/open-site.ts';
import { openTestDatabase } from './testing/database.ts';
import { startSandbox, type RunningSandbox } from './testing/sandbox.ts';
import { until } from './testing/until.ts';

let sandbox: RunningSandbox;
let reporting: ErrorReporting;

beforeAll(async () => {
  sandbox = await startSandbox();
  reporting = openErrorReporting({
    dsn: sandbox.url.replace('//', '//stillpoint@') + '/1',
    environment: 'development',
    sampleRate: 1,
    siteBuildFolder: '/nowhere',
  });
});
afterAll(() => sandbox.stop());

const received = async () => {
  const response = await fetch(`${sandbox.url}/sentry/events.json`);
  return ((await response.json()) as { events: ErrorEvent[] }).events;
};
const limit = (limiting: 'on' | 'off') =>
  fetch(`${sandbox.url}/sentry/limit`, { method: 'POST', body: new URLSearchParams({ limiting }) });
afterEach(() => limit('off'));

/** The log of the process, at a level that writes nothing. */
const openLog = () => processLog({ logLevel: 'silent' }, { onFault: reporting.report });

async function openFailingApp(log = openLog()) {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = await openHttp(config, log, async (_request, reply, _problem, status) =>
    reply.code(status).send(''),
  );
  app.get('/users/:email', () => Promise.reject(new Error('No plan for nora@example.org')));
  app.get('/refused', () => Promise.reject(Object.assign(new Error('too large'), { statusCode: 413 })));
  return app;
}

// ASVS V7.4.3
test('a request that fails is reported with its route and its place, and without its visitor', async () => {
  const app = await openFailingApp();
  const headers = { authorization: 'Bearer nora-token', cookie: 'hsjwt=nora-session' };
  const answer = await app.inject({ url: '/users/nora@example.org?code=nora', headers });
  expect(answer.statusCode).toBe(500);
  await reporting.flush();

  const [event] = await received();
  expect(event).toMatchObject({
    platform: 'node',
    logentry: { formatted: 'a request failed' },
    tags: { method: 'GET', route: '/users/:email' },
    exception: { values: [{ type: 'Error', value: 'No plan for [email]' }] },
  });
  const files = event?.exception.values[0]?.stacktrace?.frames.map(({ filename }) => filename);
  expect(files).toContain('backend/src/server-faults.test.ts');
  expect(JSON.stringify(event)).not.toMatch(/nora|Bearer/);
});

test('a request that is refused is no fault', async () => {
  const before = (await received()).length;
  const app = await openFailingApp();
  expect((await app.inject('/refused')).statusCode).toBe(413);
  await reporting.flush();
  expect(await received()).toHaveLength(before);
});

test('a request is answered while the reports are answered with 429', async () => {
  await limit('on');
  const before = (await received()).length;
  const limited = openErrorReporting({
    dsn: sandbox.url.replace('//', '//stillpoint@') + '/1',
    environment: 'development',
    sampleRate: 1,
    siteBuildFolder: '/nowhere',
  });
  const app = await openFailingApp(processLog({ logLevel: 'silent' }, { onFault: limited.report }));
  expect((await app.inject('/users/nora@example.org')).statusCode).toBe(500);
  await limited.flush();
  await limit('off');
  // Within the minute that was asked for.
  expect((await app.inject('/users/nora@example.org')).statusCode).toBe(500);
  await limited.flush();
  expect(await received()).toHaveLength(before);
});

test('a job that fails is reported with its name', async () => {
  const database = await openTestDatabase();
  const jobs = createJobs({ connection: database.connection, clock: systemClock, log: openLog() });
  const failing = jobKind('test.failing');
  let tries = 0;
  jobs.work(failing, () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('the ledger is away')) : Promise.resolve();
  });
  await jobs.start();
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, failing, {}));
  await until(() => tries > 1);
  await jobs.stop();
  await database.close();
  await reporting.flush();
  expect(await received()).toContainEqual(
    expect.objectContaining({
      tags: { job: 'test.failing' },
      exception: { values: [expect.objectContaining({ value: 'the ledger is away' })] },
    }),
  );
}, 60_000);

/** A built site whose pages lack a word. */
const lackingWords = `
  export const [addressIn, languages, release, routes] = [undefined, [], '', {}];
  export const openSite = async (folder, settings, report) => ({
    draw: async () => {
      report(new Error('Missing translation: de home hero.title'));
      return { html: '', styles: [], listed: false };
    },
  });
`;

test('a word that a page drawn by the server lacks is reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-site-'));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'server/pages.js'), lackingWords);
  const site = await openSite(folder, {}, openLog());
  await site.draw({} as Parameters<typeof site.draw>[0]);
  await rm(folder, { recursive: true, force: true });
  await reporting.flush();
  expect(await received()).toContainEqual(
    expect.objectContaining({
      logentry: { formatted: 'a page lacks words' },
      exception: {
        values: [expect.objectContaining({ value: 'Missing translation: de home hero.title' })],
      },
    }),
  );
});

test('a start that fails is reported before the process ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-start-'));
  const child = spawn(process.execPath, [fileURLToPath(new URL('./server.ts', import.meta.url))], {
    env: {
      ...process.env,
      ...sandbox.variables,
      LOG_LEVEL: 'silent',
      DATABASE_FOLDER: join(folder, 'database'),
      SITE_BUILD_FOLDER: join(folder, 'nora'),
    },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number];
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  expect(code).toBe(1);
  const [event] = await received();
  expect(event?.logentry).toEqual({ formatted: 'the backend could not start' });
  expect(event?.exception.values[0]?.value).toContain('Cannot find module');
}, 60_000);
