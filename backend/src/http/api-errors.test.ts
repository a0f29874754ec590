import formbody from '@fastify/formbody';
import { expect, test } from 'vitest';
import Fastify, { type InjectOptions } from 'fastify';
import { Type } from 'typebox';
import { shapeErrors, type DrawProblem } from './api-errors.ts';
import { requestValidation } from './request-validation.ts';
import { refuseUnwritableText } from './writable-text.ts';

async function failing(drawProblem: DrawProblem) {
  const app = Fastify();
  shapeErrors(app, drawProblem);
  app.get('/', () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432')));
  return app.inject({ url: '/', headers: { accept: 'text/html' } });
}

// ASVS V7.4.1
test('a person sees the page for a fault of ours', async () => {
  const answer = await failing(async (_request, reply, problem) => reply.code(500).send(problem));
  expect([answer.statusCode, answer.body]).toEqual([500, 'serverProblem']);
});

// ASVS V7.4.1 V14.3.2
test('where even that page fails, nothing of the fault is told', async () => {
  const answer = await failing(() => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432')));
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'SERVER_PROBLEM' }] });
});

const form = 'application/x-www-form-urlencoded';
const misshapen: [string, number, InjectOptions][] = [
  ['that lacks what it needs', 400, { headers: { 'content-type': form }, payload: 'city=Lisbon' }],
  ['of a broken shape', 400, { headers: { 'content-type': 'application/json' }, payload: '{"country":' }],
  ['that is too large', 413, { headers: { 'content-type': form }, payload: `country=${'P'.repeat(200)}` }],
  ['of a kind that no form sends', 415, { headers: { 'content-type': 'text/csv' }, payload: 'country' }],
  ['with a zero character', 400, { headers: { 'content-type': form }, payload: 'country=%00' }],
];

async function posting({ headers, ...posted }: InjectOptions, accept: string) {
  const app = Fastify({ ajv: requestValidation });
  await app.register(formbody);
  shapeErrors(app, async (_request, reply, problem, statusCode) => reply.code(statusCode).send(problem));
  refuseUnwritableText(app);
  const body = Type.Object({ country: Type.String() });
  app.post('/', { bodyLimit: 100, schema: { body } }, (_request, reply) => reply.code(303).send());
  return app.inject({ method: 'POST', url: '/', ...posted, headers: { ...headers, accept } });
}

// ASVS V7.4.2
test.each(misshapen)(
  'a native form %s is answered with a page, with status %i',
  async (_what, status, posted) => {
    const answer = await posting(posted, 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([answer.statusCode, answer.body]).toEqual([status, 'requestRefused']);
  },
);

test.each(misshapen)(
  'a script that posts one %s is told by errors[], with status %i',
  async (_what, status, posted) => {
    const answer = await posting(posted, 'application/json');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ errors: [{ title: 'Whoops' }] });
  },
);

test.each([
  ['a list', ['PT']],
  ['a number', 351],
  ['null', null],
  ['an object', {}],
])('a field that must be text is refused where it is %s, with a pointer to it', async (_what, country) => {
  const answer = await posting({ payload: { country } }, 'application/json');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    errors: [
      {
        code: 'INVALID_REQUEST',
        title: 'Whoops',
        detail: 'body/country must be string',
        source: { pointer: '/country' },
      },
    ],
  });
});
