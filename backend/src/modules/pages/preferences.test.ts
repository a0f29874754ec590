import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { standInSite } from '../../testing/site.ts';
import { preferences } from './preferences.ts';

async function choose(fields: Record<string, string>) {
  const app = Fastify();
  await app.register(cookie);
  await app.register(formbody);
  await app.register(preferences, { site: standInSite, secure: true });
  return app.inject({
    method: 'POST',
    url: '/preferences',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

test('a chosen language is kept, and the same page comes back in it', async () => {
  const answer = await choose({ language: 'fr', path: '/de/plans?voucher=SLEEP30' });
  expect(answer.headers.location).toBe('/fr/plans?voucher=SLEEP30');
  expect(answer.cookies).toMatchObject([{ name: 'language', value: 'fr', secure: true, httpOnly: true }]);
});

test.each([
  '/de//elsewhere.example/x',
  '/de/\\elsewhere.example',
  '/de//\\elsewhere.example',
  '/de/%2felsewhere.example',
  '/de/%5celsewhere.example',
  '/%2felsewhere.example',
  '//elsewhere.example',
])('no choice of language leads from %s to another host', async (path) => {
  expect((await choose({ language: 'en', path })).headers.location).toBe('/');
});
