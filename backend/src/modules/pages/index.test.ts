import cookie from '@fastify/cookie';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { readConfig } from '../../config/config.ts';
import { standInSite } from '../../testing/site.ts';
import { createPages } from './index.ts';

test('the page for a server error is drawn while the session cannot be read', async () => {
  const { drawProblem } = createPages({
    site: standInSite,
    config: readConfig({}),
    locationOf: () => Promise.resolve({ country: undefined, lookupStatus: 'unset' }),
    voucherCookie: { keepFromAddress: () => Promise.resolve() },
    sessionOf: () => Promise.reject(new Error('The database does not answer')),
    dropEndedSession: () => Promise.resolve(false),
  });
  const app = Fastify();
  await app.register(cookie);
  app.get('/', (request, reply) => drawProblem(request, reply, 'serverProblem', 500));

  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ route: 'serverProblem' });
});
