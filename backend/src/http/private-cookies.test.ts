import cookie from '@fastify/cookie';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { keepCookiesPrivate } from './private-cookies.ts';

test.each([
  ['no-cache', true, 'private, no-cache'],
  ['public, max-age=60', false, 'public, max-age=60'],
  ['public, max-age=60, s-maxage=600', true, 'private, max-age=60'],
  ['private, no-cache', true, 'private, no-cache'],
  ['no-store', true, 'no-store'],
  [undefined, true, 'private'],
])('cache-control “%s” with a cookie (%s) becomes “%s”', async (caching, withCookie, expected) => {
  const app = Fastify();
  await app.register(cookie);
  keepCookiesPrivate(app);
  app.get('/', (_request, reply) => {
    if (caching !== undefined) void reply.header('cache-control', caching);
    if (withCookie) reply.setCookie('theme', 'dark');
    return reply.send('ok');
  });
  expect((await app.inject('/')).headers['cache-control']).toBe(expected);
});
