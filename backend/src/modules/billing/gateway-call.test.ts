import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { createGatewayCalls } from './gateway-call.ts';

/** A company that answers `/<status>` with that status, and `/none` with its reason. */
let company: FastifyInstance;
let url: string;
beforeAll(async () => {
  company = Fastify();
  company.all('/none', () => ({ success: false, reasons: [{ code: 50000040, message: 'There is none.' }] }));
  company.all<{ Params: { status: string } }>('/:status', (request, reply) =>
    reply.code(Number(request.params.status)).send('<h1>Who are you?</h1>'),
  );
  url = await company.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => company.close());

const call = (method: 'GET' | 'POST', path: string) =>
  createGatewayCalls(url, { token: () => Promise.resolve('token'), forget: () => undefined })({
    method,
    path,
    answer: Type.Object({ success: Type.Literal(true) }),
  });

test('what is not there is a no, if its reason says so', async () => {
  expect(await call('GET', '/none')).toEqual({
    ok: false,
    kind: 'refused',
    reasons: [{ code: '50000040', message: 'There is none.' }],
  });
});

// Taken for a no, an order that went through would be told to its buyer as one that did not.
test.each([401, 403, 404])('a question that is turned away with %i alone is not answered', async (status) => {
  expect(await call('GET', `/${status}`)).toEqual({ ok: false, kind: 'unclear', detail: `HTTP ${status}` });
});

test('what was asked to be done and is turned away is not done', async () => {
  expect(await call('POST', '/403')).toMatchObject({ ok: false, kind: 'refused' });
});
