import cookie from '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import Fastify from 'fastify';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { newBrowser } from '../testing/members.ts';
import { decideCaching } from './caching.ts';

test.each([
  ['no-cache', true, 'private, no-cache'],
  ['public, max-age=60', false, 'public, max-age=60'],
  ['public, max-age=60, s-maxage=600', true, 'private, max-age=60'],
  ['private, no-cache', true, 'private, no-cache'],
  ['no-store', true, 'no-store'],
  [undefined, true, 'no-store'],
  [undefined, false, 'no-store'],
])('cache-control “%s” with a cookie (%s) becomes “%s”', async (caching, withCookie, expected) => {
  const app = Fastify();
  await app.register(cookie);
  decideCaching(app);
  app.get('/', (_request, reply) => {
    if (caching !== undefined) void reply.header('cache-control', caching);
    if (withCookie) reply.setCookie('theme', 'dark');
    return reply.send('ok');
  });
  expect((await app.inject('/')).headers['cache-control']).toBe(expected);
});

// ASVS V8.2.1
test('a refusal is not stored, whatever its route says of its success', async () => {
  const app = Fastify();
  decideCaching(app);
  app.get('/', (_request, reply) => reply.header('cache-control', 'public, max-age=60').code(404).send('no'));
  expect((await app.inject('/')).headers['cache-control']).toBe('no-store');
});

// ASVS V8.1.1 V8.2.1
describe('every route', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp();
  }, 60_000);
  afterAll(() => testApp.close());

  /** Each route with each of its methods, as the router's tree has them: a branch goes on from the one above it. */
  function routes() {
    const branch: string[] = [];
    const lines = testApp.app.printRoutes().matchAll(/^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/gm);
    return [...lines].flatMap(([, indent = '', part = '', methods]) => {
      branch.splice(indent.length / 4, Infinity, part);
      const path = branch.join('');
      return methods === undefined ? [] : methods.split(', ').map((method) => ({ path, method }));
    });
  }

  test.each(['text/html', 'application/json'])(
    'says whether its answer may be stored, to a caller that wants %s',
    async (accept) => {
      const found = routes();
      expect(found.length).toBeGreaterThan(150);
      expect(found).toContainEqual({ path: '/subscription/payments/web/quotes', method: 'POST' });
      const silent: string[] = [];
      for (const { path, method } of found) {
        const url = path.replace(/:\w+/g, () => crypto.randomUUID()).replace('*', 'x');
        const headers = { accept, origin: testApp.config.siteOrigin };
        const answer = await testApp.app.inject({ method: method as 'GET', url, headers });
        if (answer.headers['cache-control'] === undefined)
          silent.push(`${method} ${path} ${answer.statusCode}`);
      }
      expect(silent).toEqual([]);
    },
    60_000,
  );

  test.each([
    ['an address that cannot be read', '/%zz', 400],
    ['an address that is unknown', '/Nowhere', 404],
    ['an address with a slash at its end', '/plans/', 301],
    ['the description of the API', '/openapi.json', 200],
    ['a page for members', '/subscription', 302],
  ])('%s is not stored', async (_what, url, status) => {
    for (const accept of ['text/html', 'application/json']) {
      const answer = await testApp.app.inject({ url, headers: { accept } });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    }
  });

  test('what is the same for all visitors may be stored, or checked again', async () => {
    const { headers } = await newBrowser(testApp).open('/plans');
    expect(headers['cache-control']).toMatch(/no-cache$/);
    expect((await testApp.app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });
});
