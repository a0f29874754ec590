import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { readableStack } from './readable-stack.ts';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});

afterEach(() => sandbox.close());

const id = '0123456789abcdef0123456789abcdef';
const event = {
  event_id: id,
  timestamp: 1_795_168_800,
  platform: 'node',
  exception: {
    values: [
      {
        type: 'TypeError',
        value: '<b>no plan</b>',
        stacktrace: { frames: [{ filename: 'backend/src/app.ts', function: 'start', lineno: 3, colno: 7 }] },
      },
    ],
  },
};

function envelope(payload: object = event, header: object = { event_id: id }) {
  const text = JSON.stringify(payload);
  const lines = [header, { type: 'event', length: Buffer.byteLength(text) }].map((line) =>
    JSON.stringify(line),
  );
  return `${lines.join('\n')}\n${text}\n`;
}

const auth = { 'x-sentry-auth': 'Sentry sentry_version=7, sentry_key=stillpoint' };
const address = '/api/1/envelope/';

const send = (payload: string | Buffer, headers: Record<string, string> = auth, url = address) =>
  sandbox.app.inject({ method: 'POST', url, headers, payload });

const received = async () => {
  const answer = await sandbox.app.inject('/sentry/events.json');
  return answer.json<{ events: { event_id: string }[] }>().events.map(({ event_id }) => event_id);
};

describe('an envelope', () => {
  it.each<[string, string | Buffer, Record<string, string>, string]>([
    ['with the key in the header', envelope(), auth, address],
    ['with the key in the query', envelope(), {}, `${address}?sentry_version=7&sentry_key=stillpoint`],
    [
      'with the key in its DSN',
      envelope(event, { event_id: id, dsn: 'http://stillpoint@host/1' }),
      {},
      address,
    ],
    ['that is compressed', gzipSync(envelope()), { ...auth, 'content-encoding': 'gzip' }, address],
    [
      'as a browser sends it from another site',
      envelope(),
      { ...auth, 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'cross-site' },
      address,
    ],
  ])('%s is taken', async (_how, payload, headers, url) => {
    const answer = await send(payload, headers, url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id }]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(await received()).toEqual([id]);
  });

  it.each<[string, number, string | Buffer, Record<string, string>]>([
    ['without a key', 403, envelope(), {}],
    ['with another key', 403, envelope(), { 'x-sentry-auth': 'Sentry sentry_version=7, sentry_key=other' }],
    ['of no lines', 400, '', auth],
    ['that is no JSON', 400, 'hello', auth],
    ['whose item is shorter than its length', 400, '{}\n{"type":"event","length":900}\n{}', auth],
    ['that says it is compressed and is not', 400, envelope(), { ...auth, 'content-encoding': 'gzip' }],
    ['whose event is too large', 413, envelope({ ...event, extra: 'x'.repeat(1024 * 1024) }), auth],
  ])('%s is refused with %i', async (_how, status, payload, headers) => {
    expect((await send(payload, headers)).statusCode).toBe(status);
    expect(await received()).toEqual([]);
  });

  it('may hold items of other types, which are skipped', async () => {
    const session = '{"type":"session","length":2}\n{}';
    expect((await send(envelope().replace('\n', `\n${session}\n`))).statusCode).toBe(200);
    expect(await received()).toEqual([id]);
  });

  it('is answered with 429 and its limits while reports are limited', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const limit = (limiting: string) =>
      sandbox.app.inject({
        method: 'POST',
        url: '/sentry/limit',
        headers: form,
        payload: `limiting=${limiting}`,
      });
    await limit('on');
    const answer = await send(envelope());
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    expect(answer.headers['x-sentry-rate-limits']).toBe('60:error;default:key');
    await limit('off');
    expect((await send(envelope())).statusCode).toBe(200);
  });
});

describe('the pages', () => {
  it('list the events, and show one with its places and the command that traces it', async () => {
    await send(envelope());
    const list = await sandbox.app.inject('/sentry');
    expect(list.body).toContain(`<a href="/sentry/events/${id}">TypeError: &lt;b&gt;no plan`);
    const { body } = await sandbox.app.inject(`/sentry/events/${id}`);
    expect(body).toContain('at start (backend/src/app.ts:3:7)');
    expect(body).toMatch(new RegExp(`npm run trace http://[^/]+/sentry/events/${id}.json`));
    expect((await sandbox.app.inject(`/sentry/events/${id}.json`)).json()).toEqual(event);
    expect((await sandbox.app.inject('/sentry/events/unknown')).statusCode).toBe(404);
  });
});

describe('a stack', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'maps-'));
    mkdirSync(join(folder, '1a2b/static'), { recursive: true });
    const map = {
      version: 3,
      sources: ['./site/src/a.ts'],
      sourcesContent: ['first\nthrow\nlast'],
      names: [],
      // Line 1, column 1 is line 2, column 1 of the source.
      mappings: 'AACA',
    };
    writeFileSync(join(folder, '1a2b/static/start.0123.js.map'), JSON.stringify(map));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const frame = {
    filename: 'http://localhost:4000/static/start.0123.js',
    function: 'e',
    lineno: 1,
    colno: 1,
  };

  it('is read in the source maps of its release', () => {
    expect(readableStack([frame], '1a2b', folder)).toEqual([
      {
        place: 'site/src/a.ts:2:1',
        lines: [
          { number: 1, text: 'first', isPlace: false },
          { number: 2, text: 'throw', isPlace: true },
          { number: 3, text: 'last', isPlace: false },
        ],
      },
    ]);
  });

  it.each(['../1a2b', '3c4d', undefined])('is shown as it was sent without maps of release %s', (release) => {
    const place = 'e (http://localhost:4000/static/start.0123.js:1:1)';
    expect(readableStack([frame], release, folder)).toEqual([{ place, lines: [] }]);
  });
});
