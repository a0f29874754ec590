import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Bearer } from './bearer.ts';
import { createGatewayCalls } from './gateway-call.ts';

/** A company that answers `/<status>` with that status, `/none` with its reason, and `/silent` never. */
let company: FastifyInstance;
let url: string;
beforeAll(async () => {
  company = Fastify({ forceCloseConnections: true });
  company.all('/none', () => ({ success: false, reasons: [{ code: 50000040, message: 'There is none.' }] }));
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
  headers?: Record<string, string>;
}

const call = (request: TestCall, { to = url, as = bearer } = {}) =>
  createGatewayCalls(to, as, 300)({ ...request, answer });

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
