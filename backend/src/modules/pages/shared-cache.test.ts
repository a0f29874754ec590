import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../config/config.ts';
import type { AllPageHandlers, PageVisit } from '../../http/page-handler.ts';
import { openPagesApp } from '../../testing/pages-app.ts';

const config = readConfig({ LOG_LEVEL: 'silent', SHARED_CACHE_SECONDS: '5' });

const handlers = {
  planSelection: { show: () => Promise.resolve({ route: 'planSelection' }) },
  home: {
    show: ({ reply }: PageVisit) => {
      void reply.setCookie('seen', 'yes');
      return Promise.resolve({ route: 'home' });
    },
  },
} as unknown as AllPageHandlers;

let app: FastifyInstance;
beforeAll(async () => {
  app = await openPagesApp(config, handlers, {
    sessionOf: ({ cookies: { user } }) =>
      Promise.resolve(user === undefined ? undefined : { userId: user, firstName: 'Nora' }),
  });
});
afterAll(() => app.close());

const cachingOf = async (url: string, cookies: Record<string, string> = {}) =>
  (await app.inject({ url, cookies, headers: { accept: 'text/html' } })).headers['cache-control'];

test('a cache before the site may keep a page for all for as long as is configured, and browsers ask each time', async () => {
  expect(await cachingOf('/plans')).toBe('public, max-age=0, must-revalidate, s-maxage=5');
});

test('a page for one person is not kept, and one that sets a cookie is not shared', async () => {
  expect(await cachingOf('/plans', { user: 'nora' })).toBe('no-store');
  expect(await cachingOf('/')).not.toMatch(/public|s-maxage/);
});
