import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { afterEach, expect, test } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { createPreview } from './preview.ts';

const secret = 'a secret of at least 24 characters';
const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

async function openApp(options: { secret: string | undefined } = { secret }) {
  const app = Fastify();
  opened.push(app);
  await app.register(cookie);
  await app.register(formbody);
  const preview = createPreview({ ...options, secure: true });
  await app.register(preview.routes);
  app.get('/view', (request) => preview.viewOf(request));
  return {
    follow: (token: string) => app.inject({ url: '/content/preview', query: { token } }),
    leave: (path: string) =>
      app.inject({
        method: 'POST',
        url: '/content/preview/leave',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ path }).toString(),
      }),
    viewWith: async (contentPreview: string) =>
      (await app.inject({ url: '/view', cookies: { contentPreview } })).body,
    view: async () => (await app.inject('/view')).body,
  };
}

interface Link {
  path?: unknown;
  audience?: string;
  expires?: string | number;
  key?: string;
}

function link({
  path = '/de/rest',
  audience = 'content-preview-link',
  expires = '10m',
  key = secret,
}: Link = {}) {
  return new SignJWT({ path })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key));
}

test('a signed link leads to its page and shows drafts to the browser that followed it', async () => {
  const { follow, view, viewWith } = await openApp();
  const answer = await follow(await link());
  const [kept] = answer.cookies as { name: string; value: string; [attribute: string]: unknown }[];

  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/de/rest']);
  expect(kept).toMatchObject({
    name: 'contentPreview',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 3600,
  });
  expect(await viewWith(kept?.value ?? '')).toBe('drafts');
  expect(await view()).toBe('published');
});

const longAgo = 1_000_000_000;

test.each<[string, () => Promise<string>]>([
  ['of another secret', () => link({ key: 'another secret of 24 characters' })],
  ['that has expired', () => link({ expires: longAgo })],
  ['that expires after more than seven days', () => link({ expires: '8d' })],
  ['made for the cookie', () => link({ audience: 'content-preview' })],
  ['without a signature', () => Promise.resolve('eyJhbGciOiJub25lIn0.eyJwYXRoIjoiLyJ9.')],
  ['that is no token', () => Promise.resolve('token')],
])('a link %s is unknown and sets no cookie', async (_, token) => {
  const answer = await (await openApp()).follow(await token());

  expect(answer.statusCode).toBe(404);
  expect(answer.cookies).toEqual([]);
});

test('a token that never expires is refused', async () => {
  const token = await new SignJWT({ path: '/' })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('content-preview-link')
    .sign(new TextEncoder().encode(secret));

  expect((await (await openApp()).follow(token)).statusCode).toBe(404);
});

test.each<[string, Link]>([
  ['a link', {}],
  ['an expired cookie', { audience: 'content-preview', expires: longAgo }],
  ['a cookie of another secret', { audience: 'content-preview', key: 'another secret of 24 characters' }],
])('%s in place of the cookie shows what is published', async (_, token) => {
  expect(await (await openApp()).viewWith(await link(token))).toBe('published');
});

test.each([
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example', '/'],
  [42, '/'],
])('a link to %j leads home', async (path, location) => {
  const answer = await (await openApp()).follow(await link({ path }));

  expect(answer.headers.location).toBe(location);
});

test('leaving clears the cookie and shows the same page', async () => {
  const answer = await (await openApp()).leave('/de/rest?a=b');

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de/rest?a=b']);
  expect(answer.cookies).toEqual([expect.objectContaining({ name: 'contentPreview', value: '' })]);
});

test('without a secret there are no previews', async () => {
  const { follow, viewWith } = await openApp({ secret: undefined });

  expect((await follow(await link())).statusCode).toBe(404);
  expect(await viewWith(await link({ audience: 'content-preview' }))).toBe('published');
});
