import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { shapeErrors, type DrawProblem } from './api-errors.ts';

async function failing(drawProblem: DrawProblem) {
  const app = Fastify();
  shapeErrors(app, drawProblem);
  app.get('/', () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432')));
  return app.inject({ url: '/', headers: { accept: 'text/html' } });
}

test('a person sees the page for a fault of ours', async () => {
  const answer = await failing(async (_request, reply, problem) => reply.code(500).send(problem));
  expect([answer.statusCode, answer.body]).toEqual([500, 'serverProblem']);
});

test('where even that page fails, nothing of the fault is told', async () => {
  const answer = await failing(() => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432')));
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'SERVER_PROBLEM' }] });
});
