import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { telemetryInMemory } from '../../testing/telemetry.ts';
import { createBearer, type Bearer } from './bearer.ts';
import { createGatewayCalls, type GatewayClient } from './gateway-call.ts';

/** A company that answers `/<status>` with that status, `/done` with a success, `/none` with its reason, and `/silent` never. */
let company: FastifyInstance;
let url: string;
/** Hears what `/heard` is asked with. */
let heard: (headers: IncomingHttpHeaders) => void = () => undefined;
const asIs = (_request: object, body: string | Buffer) => Promise.resolve(body);
beforeAll(async () => {
  company = Fastify({ forceCloseConnections: true });
  company.all('/none', () => ({ success: false, reasons: [{ code: 50000040, message: 'There is none.' }] }));
  company.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, asIs);
  company.all('/heard', ({ headers }) => {
    heard(headers);
    return { success: true };
  });
  company.all('/done', () => ({ success: true }));
  company.all('/silent', (_request, reply) => void reply.hijack());
  company.all<{ Params: { status: string } }>('/:status', (request, reply) =>
    reply.code(Number(request.params.status)).send('<h1>Who are you?</h1>'),
  );
  url = await company.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => company.close());

const bearer: Bearer = { token: () => Promise.resolve('token'), forget: () => undefined };
const answer = Type.Object({ success: Type.Literal(true) });

interface TestCall {
  method: 'GET' | 'POST';
  path: string;
  params?: Record<string, string>;
  headers?: Record<string, string>;
}

const call = (request: TestCall, { to = url, as = bearer } = {}) =>
  createGatewayCalls({ company: 'Zuora', url: to, bearer: as, log, timeoutMs: 300 })({ ...request, answer });

let logged: unknown[][] = [];
const log = { warn: (...line: unknown[]) => void logged.push(line) };
beforeEach(() => {
  logged = [];
});

test('the company is told the trace where it takes an id of ours, and another company is told nothing', async () => {
  const told: (string | undefined)[] = [];
  const { telemetry, spans, metrics } = telemetryInMemory();
  const callFor = (client: Pick<GatewayClient, 'company' | 'trackingHeader'>) =>
    createGatewayCalls({ ...client, url, bearer, log, telemetry })({
      method: 'POST',
      path: '/heard',
      answer,
    });
  heard = (headers) => told.push(headers['zuora-track-id']?.toString(), headers.traceparent?.toString());
  await callFor({ company: 'Zuora', trackingHeader: 'zuora-track-id' });
  await callFor({ company: 'PayPal' });

  expect(told).toEqual([spans()[0]?.spanContext().traceId, undefined, undefined, undefined]);
  expect(spans()[1]?.attributes).toEqual({ company: 'PayPal', operation: 'POST /heard', outcome: 'ok' });
  expect(await metrics()).toContain(
    'stillpoint_gateway_call_duration_seconds_count{company="Zuora",operation="POST /heard",outcome="ok"} 1',
  );
});

test('a reason makes a refusal, also with HTTP 200', async () => {
  expect(await call({ method: 'GET', path: '/none' })).toEqual({
    ok: false,
    kind: 'refused',
    reasons: [{ code: '50000040', message: 'There is none.' }],
  });
});

// Taken for a refusal, an order that went through would be reported to its buyer as failed.
test.each([401, 403, 404, 408, 429])('GET answered with %i and no reason is undecided', async (status) => {
  expect(await call({ method: 'GET', path: `/${status}` })).toEqual({ ok: false, kind: 'undecided', status });
});

test('POST answered with 403 is refused', async () => {
  expect(await call({ method: 'POST', path: '/403' })).toMatchObject({ ok: false, kind: 'refused' });
});

test.each([
  [408, { kind: 'undecided', status: 408 }],
  [409, { kind: 'stillRunning' }],
  [422, { kind: 'keyReused' }],
  [429, { kind: 'undecided', status: 429 }],
  [500, { kind: 'serverError', status: 500 }],
  [501, { kind: 'proxyError', status: 501 }],
  [502, { kind: 'proxyError', status: 502 }],
  [503, { kind: 'proxyError', status: 503 }],
  [504, { kind: 'proxyError', status: 504 }],
  [507, { kind: 'proxyError', status: 507 }],
  [520, { kind: 'proxyError', status: 520 }],
  [524, { kind: 'proxyError', status: 524 }],
  [530, { kind: 'proxyError', status: 530 }],
  [599, { kind: 'proxyError', status: 599 }],
  [200, { kind: 'malformed' }],
])('POST with a key answered with %i is %j', async (status, failure) => {
  const headers = { 'idempotency-key': 'key-1' };
  expect(await call({ method: 'POST', path: `/${status}`, headers })).toEqual({ ok: false, ...failure });
});

test('POST without a key answered with 422 is refused', async () => {
  expect(await call({ method: 'POST', path: '/422' })).toMatchObject({ kind: 'refused' });
});

test('no answer in time is timedOut', async () => {
  expect(await call({ method: 'POST', path: '/silent' })).toEqual({ ok: false, kind: 'timedOut' });
});

test('no connection is unreachable', async () => {
  const closed = 'http://127.0.0.1:1';
  expect(await call({ method: 'POST', path: '/200' }, { to: closed })).toEqual({
    ok: false,
    kind: 'unreachable',
  });
});

test('without a token nothing is sent', async () => {
  const as: Bearer = { ...bearer, token: () => Promise.reject(new Error('HTTP 503')) };
  expect(await call({ method: 'POST', path: '/200' }, { as })).toEqual({ ok: false, kind: 'noToken' });
});

test('a failed call is logged once: company, pattern of the path, kind and status', async () => {
  await call({ method: 'POST', path: '/:status', params: { status: '504' }, headers: { secret: 'word' } });
  const fields = { company: 'Zuora', operation: 'POST /:status', kind: 'proxyError', status: 504 };
  expect(logged).toEqual([[fields, 'a gateway call failed']]);
});

test('a parameter cannot lead to another path', async () => {
  const params = { status: 'x/../none' };
  expect(await call({ method: 'GET', path: '/:status', params })).toMatchObject({ kind: 'serverError' });
});

test('a wrong secret is seen in the log by the status of the token call', async () => {
  const gateway = { url, clientId: 'stillpoint', clientSecret: 'wrong' };
  await call({ method: 'POST', path: '/200' }, { as: createBearer(gateway, '/401', 'form') });
  expect(logged).toEqual([[expect.objectContaining({ kind: 'noToken', status: 401 }), expect.anything()]]);
});

test('a success, and a GET of what does not exist, are not logged', async () => {
  await call({ method: 'GET', path: '/none' });
  await call({ method: 'GET', path: '/done' });
  expect(logged).toEqual([]);
});
