import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { requestValidation } from '../../http/request-validation.ts';
import { standInSite } from '../../testing/site.ts';
import { preferences } from './preferences.ts';

async function choose(fields: Record<string, string>) {
  const app = Fastify({ ajv: requestValidation });
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
  ['fr', '/de/plans?voucher=SLEEP30', '/fr/plans?voucher=SLEEP30'],
  ['fr', '/de', '/fr'],
  ['en', '/de/plans', '/plans'],
  ['fr', '/plans', '/plans'],
  ['fr', 'https://app.example/de/plans', 'https://app.example/de/plans'],
])('in %s, a form does not lead back to another language: %s becomes %s', async (language, back, next) => {
  const path = `/de/missing-profile-fields?${new URLSearchParams({ redirectOnSuccess: back }).toString()}`;
  const { location } = (await choose({ language, path })).headers;
  expect(new URL(location ?? '', 'http://site.invalid').searchParams.get('redirectOnSuccess')).toBe(next);
});

test.each([
  ['/plans?country=IN', '/plans?country=DE'],
  ['/fr/plans?country=in&voucher=SLEEP30', '/fr/plans?country=DE&voucher=SLEEP30'],
  ['/plans?voucher=SLEEP30', '/plans?voucher=SLEEP30'],
  ['/checkout?country=US&postalCode=10001', '/checkout?country=DE'],
  ['/checkout?country=DE&postalCode=10115', '/checkout?country=DE&postalCode=10115'],
  ['/checkout?postalCode=10001', '/checkout'],
  [
    '/login?redirectOnSuccess=%2Fcheckout%3Fplan%3DB2CMONTHLY%26country%3DIN',
    '/login?redirectOnSuccess=%2Fcheckout%3Fplan%3DB2CMONTHLY%26country%3DDE',
  ],
  [
    '/login?redirectOnSuccess=https%3A%2F%2Fapp.example%2F%3Fcountry%3DIN',
    '/login?redirectOnSuccess=https%3A%2F%2Fapp.example%2F%3Fcountry%3DIN',
  ],
])('a chosen country stands in place of that of the address: %s becomes %s', async (path, next) => {
  expect((await choose({ country: 'DE', path })).headers.location).toBe(next);
});

test('a chosen country is kept as one that is known', async () => {
  const answer = await choose({ country: 'DE', path: '/plans' });
  const kept = { path: '/', maxAge: 31_536_000, sameSite: 'Lax', secure: true, httpOnly: true };
  expect(answer.cookies).toEqual([
    { name: 'countryCode', value: 'DE', ...kept },
    { name: 'countryCodeLookupStatus', value: 'success', ...kept },
  ]);
});

test('an address that is too long to come back to loses its query, and the choice is kept', async () => {
  const answer = await choose({ language: 'fr', path: `/de/plans?gclid=${'a'.repeat(3_000)}` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr/plans']);
  expect(answer.cookies).toMatchObject([{ name: 'language', value: 'fr' }]);
});

test('what is no country is refused and not kept', async () => {
  const answer = await choose({ country: 'XX', path: '/plans?country=IN' });
  expect([answer.statusCode, answer.cookies, answer.headers.location]).toEqual([400, [], undefined]);
});

test('a query with a question mark in it is kept whole in another language', async () => {
  const answer = await choose({
    language: 'fr',
    path: '/de/login?redirectOnSuccess=/checkout?plan=B2CMONTHLY',
  });
  expect(answer.headers.location).toBe('/fr/login?redirectOnSuccess=/checkout?plan=B2CMONTHLY');
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
