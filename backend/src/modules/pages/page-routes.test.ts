import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Type } from 'typebox';
import { readConfig } from '../../config/config.ts';
import {
  pageForm,
  type AllPageHandlers,
  type MemberVisit,
  type PageHandler,
} from '../../http/page-handler.ts';
import { openPagesApp } from '../../testing/pages-app.ts';
import { standInSite } from '../../testing/site.ts';

const config = readConfig({ LOG_LEVEL: 'silent', COUNTRY_HEADER: 'CF-IPCountry' });
const membership = { status: 'ACTIVE' } as never;

/** A page with a form that redirects, refuses or succeeds, as its field says. */
const formPage: PageHandler<MemberVisit> = {
  show: ({ language, userId }) =>
    Promise.resolve({
      route: 'cancelSubscription',
      facts: { userId, membership, outcome: `${language} ${userId}` as 'failed' },
    }),
  form: pageForm({
    body: Type.Object({ wish: Type.String() }),
    submit: ({ address, userId }: MemberVisit, { wish }) => {
      if (wish === 'redirect') return Promise.resolve({ redirectTo: `${address}?done` });
      const page = { route: 'cancelSubscription', facts: { userId, membership } } as const;
      if (wish === 'succeed') return Promise.resolve({ page, attributes: { done: true } });
      const errors = [{ code: 'TOO_MANY_ATTEMPTS' as const, title: 'Whoops', detail: 'Wait.' }];
      return Promise.resolve({ page: { ...page, statusCode: 429, retryAfterMinutes: 2 }, errors });
    },
  }),
};

/** A page with a parameter in its address. */
const invoicePage: PageHandler = {
  show: ({ request, address }) =>
    Promise.resolve({ route: 'invoice', facts: { params: request.params, address } } as never),
};

const quietPage: PageHandler = { show: () => Promise.resolve({ route: 'notFound' }) };
const handlers = {
  home: quietPage,
  planSelection: quietPage,
  privacyPolicy: { show: () => Promise.resolve({ route: 'privacyPolicy' }) },
  termsAndConditions: { show: () => Promise.resolve({ redirectTo: '/plans' }) },
  authCallback: { ...quietPage, keepsLanguage: true },
  cancelSubscription: formPage,
  invoice: invoicePage,
} as unknown as AllPageHandlers;

/** The session of the user `expiring` is found once in each request. */
const requestsOfExpiringSession = new Set<string>();

let app: FastifyInstance;
beforeAll(async () => {
  const routes = { ...standInSite.routes, notFound: { path: '/404', access: 'anyone', addressable: false } };
  app = await openPagesApp(config, handlers, {
    site: { ...standInSite, routes: routes as typeof standInSite.routes },
    sessionOf: ({ id, cookies: { user } }) => {
      if (user === undefined) return Promise.resolve(undefined);
      if (user === 'expiring' && requestsOfExpiringSession.has(id)) return Promise.resolve(undefined);
      requestsOfExpiringSession.add(id);
      return Promise.resolve({ userId: user, firstName: 'Nora' });
    },
  });
});
afterAll(() => app.close());

const get = (url: string, cookies: Record<string, string> = {}) =>
  app.inject({ url, cookies, headers: { accept: 'text/html' } });

const post = (
  url: string,
  wish: string,
  { accept = 'text/html', ...rest }: { accept?: string } & InjectOptions = {},
) =>
  app.inject({
    method: 'POST',
    url,
    cookies: { user: 'nora' },
    headers: { accept, origin: config.siteOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ wish }).toString(),
    ...rest,
  });

describe('the address of a page', () => {
  test.each([
    ['/plans', '/plans'],
    ['/de/plans', '/de/plans'],
    ['/pt', '/pt'],
  ])('%s opens', async (address) => {
    expect((await get(address)).statusCode).toBe(200);
  });

  test.each([
    ['/plans/', '/plans'],
    ['/plans/?voucher=SLEEP30&voucher=B', '/plans?voucher=SLEEP30&voucher=B'],
    ['/fr/plans/', '/fr/plans'],
    ['/de/', '/de'],
  ])('%s is redirected to %s for good', async (address, location) => {
    const answer = await get(address);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  test.each([
    '//evil.example/',
    '///evil.example/plans/',
    '/%2Fevil.example/',
    '/de//evil.example/',
    '/plans//evil.example/',
  ])('%s is redirected to no host', async (address) => {
    const { statusCode, headers } = await get(address);
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });

  test('home in English keeps its slash', async () => {
    expect((await get('/')).statusCode).toBe(200);
  });

  test('without a prefix is redirected to the language chosen before, with its query', async () => {
    const answer = await get('/plans?voucher=SLEEP30', { language: 'es' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/es/plans?voucher=SLEEP30']);
    expect((await get('/de/plans', { language: 'es' })).statusCode).toBe(200);
    expect((await get('/plans', { language: 'en' })).statusCode).toBe(200);
    expect((await get('/plans', { language: 'tlh' })).statusCode).toBe(200);
  });

  test('of a sign-in under way is not redirected to another language', async () => {
    expect((await get('/auth?code=1', { language: 'es' })).statusCode).toBe(200);
  });

  test('is not found where the page is only shown in place of another', async () => {
    expect((await get('/404')).statusCode).toBe(404);
  });

  test('opens also for a page without a handler', async () => {
    const answer = await get('/privacy-policy');
    expect([answer.statusCode, answer.json()]).toEqual([200, { route: 'privacyPolicy' }]);
  });

  // ASVS V13.2.1 V14.5.1
  test.each(['PUT', 'DELETE', 'PATCH'] as const)(
    'answers %s with 405 and the methods it takes',
    async (method) => {
      const headers = { origin: config.siteOrigin };
      const form = await app.inject({ method, url: '/subscription/cancel', headers });
      expect([form.statusCode, form.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
      expect(form.json()).toMatchObject({ errors: [{ code: 'METHOD_NOT_ALLOWED' }] });
      const page = await app.inject({ method, url: '/plans', headers });
      expect(page.headers.allow).toBe('GET, HEAD');
    },
  );

  // ASVS V14.5.1
  test('answers POST with 405 where the page has no form', async () => {
    const answer = await post('/plans', 'redirect');
    expect([answer.statusCode, answer.json()]).toEqual([
      405,
      { route: 'requestRefused', facts: { state: { status: 'unreadable' }, opens: true } },
    ]);
  });

  test('a redirect of the handler is not stored', async () => {
    const answer = await get('/terms-and-conditions');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/plans']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

// ASVS V8.1.1
test('a page that may be cached names all that it depends on, the header with the country too', async () => {
  const { headers } = await get('/plans');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers.vary).toBe('accept-encoding, cookie, cf-ipcountry');
});

test('a page that search engines may not list says so in a header, stored or not', async () => {
  for (const url of ['/privacy-policy', '/privacy-policy?a'])
    expect((await get(url)).headers).not.toHaveProperty('x-robots-tag');
  const noindex = 'noindex, nofollow, noarchive';
  for (const url of ['/subscription/invoices/INV7', '/subscription/invoices/INV7?a', '/nowhere'])
    expect((await get(url, { user: 'nora' })).headers['x-robots-tag']).toBe(noindex);
});

// Each spelling would be a page of its own in memory, and there is no end of them.
test.each(['/%70lans', '/pl%61ns', '/plans?a'])('a page asked for as %s is not stored', async (url) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
});

// ASVS V14.4.6
test('a page tells other sites where it is no further than their visitors came from ours', async () => {
  const { headers } = await app.inject({ url: '/plans', headers: { accept: 'text/html' } });
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

describe('a page with a parameter in its address', () => {
  const user = 'nora';

  test('is opened by each value, which its handler reads', async () => {
    const answer = await get('/de/subscription/invoices/INV00000007?pdf=unavailable', { user });
    expect(answer.json()).toMatchObject({
      facts: { params: { number: 'INV00000007' }, address: '/de/subscription/invoices/INV00000007' },
    });
    const other = await get('/subscription/invoices/%2F%2Fevil.example', { user });
    expect(other.json()).toMatchObject({
      facts: { address: '/subscription/invoices/%2F%2Fevil.example' },
    });
  });

  test.each([
    ['/subscription/invoices/INV7/', {}, 301, '/subscription/invoices/INV7'],
    ['/subscription/invoices/%2F%2Fevil.example/', {}, 301, '/subscription/invoices/%2F%2Fevil.example'],
    ['/subscription/invoices/INV7?a=b', { language: 'fr' }, 302, '/fr/subscription/invoices/INV7?a=b'],
  ])('%s keeps it where it is redirected', async (address, cookies, status, location) => {
    const answer = await get(address, { user, ...cookies });
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });
});

describe('a page for members', () => {
  test('is drawn for the signed-in visitor, in the language of its address', async () => {
    const answer = await get('/de/subscription/cancel', { user: 'nora' });
    expect(answer.json()).toMatchObject({ facts: { outcome: 'de nora' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  const memberPage = '/de/subscription/cancel?from=mail';

  test('redirects GET of a signed-out visitor to log in and back', async () => {
    const answer = await get(memberPage);
    const query = new URLSearchParams({ redirectOnSuccess: memberPage });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/de/login?${query.toString()}`]);
  });

  test('redirects POST of a signed-out visitor to log in, which says that the session has ended, and back', async () => {
    const answer = await post(memberPage, 'redirect', { cookies: {} });
    const query = new URLSearchParams({ redirectOnSuccess: memberPage, reason: 'sessionEnded' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/de/login?${query.toString()}`]);
  });

  test('tells a signed-out script so, before its body is read', async () => {
    const answer = await post('/subscription/cancel', 'redirect', {
      accept: 'application/json',
      cookies: {},
      payload: 'x'.repeat(100_000),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'SIGNED_OUT' }] });
  });

  test('refuses a form whose session ends while its body is read', async () => {
    const cookies = { user: 'expiring' };
    const native = await post('/subscription/cancel', 'succeed', { cookies });
    expect([native.statusCode, native.headers.location]).toEqual([
      303,
      '/login?redirectOnSuccess=%2Fsubscription%2Fcancel&reason=sessionEnded',
    ]);
    const json = await post('/subscription/cancel', 'succeed', { cookies, accept: 'application/json' });
    expect([json.statusCode, json.json<object>()]).toMatchObject([401, { errors: [{ code: 'SIGNED_OUT' }] }]);
  });
});

describe('the form of a page', () => {
  const asJson = { accept: 'application/json' };

  test('redirects: 303 to a browser, the next address to a script', async () => {
    const native = await post('/fr/subscription/cancel', 'redirect');
    expect([native.statusCode, native.headers.location]).toEqual([303, '/fr/subscription/cancel?done']);
    const json = await post('/fr/subscription/cancel', 'redirect', asJson);
    expect(json.json()).toEqual({ data: { attributes: { next: '/fr/subscription/cancel?done' } } });
    expect(json.headers['cache-control']).toBe('no-store');
  });

  test('succeeds: the page to a browser, attributes to a script', async () => {
    const native = await post('/subscription/cancel', 'succeed');
    expect([native.statusCode, native.json<object>()]).toMatchObject([200, { route: 'cancelSubscription' }]);
    const json = await post('/subscription/cancel', 'succeed', asJson);
    expect(json.json()).toEqual({ data: { attributes: { done: true } } });
  });

  test('is refused: the page with its status to a browser, errors[] to a script, and when to try again', async () => {
    const native = await post('/subscription/cancel', 'refuse');
    expect([native.statusCode, native.headers['retry-after']]).toEqual([429, '120']);
    expect(native.json()).toMatchObject({ route: 'cancelSubscription' });
    const json = await post('/subscription/cancel', 'refuse', asJson);
    expect([json.statusCode, json.headers['retry-after']]).toEqual([429, '120']);
    expect(json.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_ATTEMPTS' }] });
  });

  // ASVS V12.1.1
  test('is refused where it lacks a field, is too large, or comes from another site', async () => {
    const posted = (options: InjectOptions) => post('/subscription/cancel', '', options);
    expect((await posted({ payload: 'other=1' })).statusCode).toBe(400);
    expect((await posted({ payload: `wish=${'x'.repeat(20_000)}` })).statusCode).toBe(413);
    expect((await posted({ headers: { origin: 'https://elsewhere.example' } })).statusCode).toBe(403);
  });
});
