import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../config/config.ts';
import type { AllPageHandlers, ContentVisit, PageHandler, PageResult } from '../../http/page-handler.ts';
import { openPagesApp } from '../../testing/pages-app.ts';

const config = readConfig({ LOG_LEVEL: 'silent' });
const ownPage: PageHandler = { show: () => Promise.resolve({ route: 'planSelection' } as PageResult) };
const handlers = { home: ownPage, planSelection: ownPage } as unknown as AllPageHandlers;
const asked: string[] = [];

let app: FastifyInstance;
beforeAll(async () => {
  app = await openPagesApp(config, handlers, {
    previewing: ({ cookies }) => Promise.resolve(cookies.previewing === 'yes'),
    showContent,
  });
});
afterAll(() => app.close());

function showContent({ slug, language }: ContentVisit): Promise<PageResult | undefined> {
  asked.push(`${language} ${slug}`);
  if (slug === 'home') return Promise.resolve({ redirectTo: '/' });
  if (slug === 'away') {
    const facts = { status: 'unavailable' as const, slug };
    return Promise.resolve({ route: 'contentPage', facts, statusCode: 503 });
  }
  if (!['rest', 'help/sleep'].includes(slug)) return Promise.resolve(undefined);
  const facts = { status: 'ready', slug, title: `${language} ${slug}`, modules: [] };
  return Promise.resolve({ route: 'contentPage', facts } as unknown as PageResult);
}

const get = (url: string, { cookies = {}, accept = 'text/html' } = {}) =>
  app.inject({ url, cookies, headers: { accept } });

test.each([
  ['/rest', 'en rest'],
  ['/de/rest', 'de rest'],
  ['/pt/help/sleep', 'pt help/sleep'],
])('%s is the page that editors made', async (address, title) => {
  const answer = await get(address);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ route: 'contentPage', facts: { title } });
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('a page of the site comes first', async () => {
  expect((await get('/plans')).json()).toMatchObject({ route: 'planSelection' });
});

test.each(['/nothing', '/de/nothing'])('%s without an entry is not found', async (address) => {
  const answer = await get(address);

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ route: 'notFound' });
});

// ASVS V12.5.1
test.each(['/Rest', '/re%73t', '/rest.php', '/.env', '/rest//', '/-rest', `/${'a'.repeat(201)}`])(
  '%s cannot be an entry: nothing is asked for it',
  async (address) => {
    const before = asked.length;

    expect((await get(address)).statusCode).toBe(404);
    expect(asked).toHaveLength(before);
  },
);

test.each(['*/*', 'image/avif,image/webp,*/*;q=0.8', 'application/xhtml+xml'])(
  'a caller that accepts %s gets the page',
  async (accept) => {
    expect((await get('/rest', { accept })).statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: '/rest', headers: { accept } });
    expect(head.statusCode).toBe(200);
  },
);

test('a script that asks for JSON gets its 404, and no page', async () => {
  const answer = await get('/rest', { accept: 'application/json' });

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toHaveProperty('errors');
});

// ASVS V13.2.1
test('another method is not found', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/rest',
    headers: { origin: config.siteOrigin, accept: 'application/json' },
  });

  expect(answer.statusCode).toBe(404);
});

test.each([
  ['/rest/?a=b', '/rest?a=b'],
  ['/de/help/sleep/', '/de/help/sleep'],
])('%s is redirected to %s for good', async (address, location) => {
  const answer = await get(address);

  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});

test('the language chosen before is kept', async () => {
  const answer = await get('/rest?a=b', { cookies: { language: 'fr' } });

  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/fr/rest?a=b']);
});

test('the entry of the home page leads home', async () => {
  expect((await get('/home')).headers.location).toBe('/');
});

test('while the content service is away, the page says so and is not stored', async () => {
  const answer = await get('/away');

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['/rest', '/plans'])('%s in a preview is drawn for its visitor and not stored', async (address) => {
  const answer = await get(address, { cookies: { previewing: 'yes' } });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
});
