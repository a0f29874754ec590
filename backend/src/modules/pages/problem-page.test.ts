import cookie from '@fastify/cookie';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { standInSite } from '../../testing/site.ts';
import { createPages } from './index.ts';

test('the page for a fault of ours is drawn while nobody can say who asks', async () => {
  const { drawProblem } = createPages({
    site: standInSite,
    siteOrigin: 'https://stillpoint.example',
    helpDeskUrl: 'https://help.example',
    webAppUrl: 'https://app.example',
    policy: { frames: [], connections: [] },
    countryOf: () => undefined,
    sessionOf: () => Promise.reject(new Error('The database does not answer')),
  });
  const app = Fastify();
  await app.register(cookie);
  app.get('/', (request, reply) => drawProblem(request, reply, 'serverProblem', 500));

  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ route: 'serverProblem' });
});
