import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { standInSite } from '../../testing/site.ts';
import { problemPages } from './problem-pages.ts';

test.each([
  ['/500', 500, 'serverProblem'],
  ['/de/500', 500, 'serverProblem'],
  ['/403', 403, 'requestRefused'],
])('%s answers with status %i and its page', async (address, status, problem) => {
  const app = Fastify();
  problemPages(app, standInSite, async (_request, reply, name, statusCode) =>
    reply.code(statusCode).send(name),
  );

  const answer = await app.inject(address);
  expect([answer.statusCode, answer.body]).toEqual([status, problem]);
});
