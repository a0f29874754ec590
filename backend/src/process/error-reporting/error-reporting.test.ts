import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, vi, test } from 'vitest';
import type { ErrorEvent } from './error-event.ts';
import { openErrorReporting, type ErrorReportingSettings } from './error-reporting.ts';

const settings: ErrorReportingSettings = {
  dsn: 'https://key@errors.example/relay/7',
  environment: 'staging',
  sampleRate: 1,
  siteBuildFolder: '/srv/site/build',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service that answers as it is told, and a clock that a test moves. */
function openService(
  answers: (Response | Error)[] = [],
  own: Partial<ErrorReportingSettings> = {},
  chance = 0.5,
) {
  const sent: { address: string; headers: Headers; lines: string[] }[] = [];
  let now = 0;
  const reporting = openErrorReporting(
    { ...settings, ...own },
    {
      fetch: (address, { body, headers }) => {
        const lines = gunzipSync(body as Buffer)
          .toString()
          .split('\n');
        sent.push({ address, headers: new Headers(headers), lines });
        const answer = answers.shift() ?? new Response('{}');
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
      chance: () => chance,
      now: () => new Date(now),
    },
  );
  return {
    reporting,
    sent,
    events: () => sent.map(({ lines }) => JSON.parse(lines[2] ?? '') as ErrorEvent),
    pass: (ms: number) => (now += ms),
    report: (error: unknown, context = {}) =>
      reporting.report({ error, message: 'a request failed', context }),
  };
}

test('a fault is sent as an envelope, with its release, place and causes', async () => {
  const { reporting, sent, events, report } = openService();
  reporting.nameRelease('1a2b');
  report(new Error('the order failed', { cause: new TypeError('fetch failed') }), {
    method: 'POST',
    route: '/checkout',
    userId: 'nora',
    body: { email: 'nora@example.org' },
  });
  await reporting.flush();

  const [{ address, headers, lines } = { address: '', headers: new Headers(), lines: [] }] = sent;
  expect(address).toBe('https://errors.example/relay/api/7/envelope/');
  expect(headers.get('x-sentry-auth')).toBe('Sentry sentry_version=7, sentry_key=key');
  expect(headers.get('content-encoding')).toBe('gzip');
  const [event] = events();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event_id: event?.event_id });
  expect(JSON.parse(lines[1] ?? '')).toEqual({ type: 'event', length: Buffer.byteLength(lines[2] ?? '') });
  expect(event).toMatchObject({
    platform: 'node',
    environment: 'staging',
    release: '1a2b',
    tags: { method: 'POST', route: '/checkout' },
  });
  expect(event?.exception.values.map(({ value }) => value)).toEqual(['fetch failed', 'the order failed']);
  expect(lines.join()).not.toMatch(/nora/);
});

test('nothing of a hostile error leaves: not its values, nor what it throws', async () => {
  const { reporting, sent, report } = openService();
  const hostile = new Error('nora@example.org', { cause: { email: 'nora@example.org' } });
  hostile.name = 'nora@example.org';
  Object.assign(hostile, { detail: 'Key (email)=(nora@example.org)', code: 'nora@example.org' });
  report(hostile, { route: '/x?email=nora@example.org', status: 'nora@example.org' });
  report(Object.assign(new Error('invalid value nora-secret'), { code: '22P02' }));
  report({ email: 'nora@example.org' });
  report(
    Object.defineProperty(new Error('quiet'), 'message', {
      get: () => {
        throw new Error('nora@example.org');
      },
    }),
  );
  await reporting.flush();
  expect(sent).toHaveLength(3);
  expect(JSON.stringify(sent)).not.toMatch(/nora/);
});

test.each([
  [0.1, 0.09, 1],
  [0.1, 0.1, 0],
  [0, 0, 0],
  [1, 0.999, 1],
])('with the rate %d and the chance %d, %i faults are sent', async (sampleRate, chance, count) => {
  const { reporting, sent, report } = openService([], { sampleRate }, chance);
  report(new Error('again'));
  await reporting.flush();
  expect(sent).toHaveLength(count);
});

test.each<[string, () => Response | Error, number]>([
  ['429', () => new Response('', { status: 429, headers: { 'retry-after': '7' } }), 7_000],
  ['no connection', () => new TypeError('fetch failed'), 30_000],
])('after %s nothing is sent for a while, and then again', async (_what, answer, pause) => {
  const { reporting, sent, report, pass } = openService([answer()]);
  report(new Error('first'));
  report(new Error('waits, and is dropped'));
  await reporting.flush();
  pass(pause - 1);
  report(new Error('too early'));
  await reporting.flush();
  expect(sent).toHaveLength(1);
  pass(1);
  report(new Error('second'));
  await reporting.flush();
  expect(sent).toHaveLength(2);
});

test('fifty faults wait at most, one request at a time', async () => {
  const { reporting, sent, report } = openService();
  for (let count = 0; count < 500; count += 1) report(new Error(String(count)));
  expect(sent.length).toBeLessThanOrEqual(1);
  await reporting.flush();
  expect(sent.length).toBeGreaterThanOrEqual(50);
  expect(sent.length).toBeLessThanOrEqual(51);
});

test('a service that never answers is waited for four seconds at the end', async () => {
  const reporting = openErrorReporting(settings, {
    fetch: () => Promise.withResolvers<Response>().promise,
    chance: () => 0,
    now: () => new Date(0),
  });
  reporting.report({ error: new Error('last'), message: 'stopped', context: {} });
  const flushed = reporting.flush();
  await vi.advanceTimersByTimeAsync(4_000);
  await flushed;
  expect(vi.getTimerCount()).toBe(0);
});

// ASVS V10.2.1
test('without settings nothing is sent', async () => {
  const reporting = openErrorReporting(undefined);
  reporting.report({ error: new Error('any'), message: 'any', context: {} });
  await expect(reporting.flush()).resolves.toBeUndefined();
});
