import cookie from '@fastify/cookie';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import type { Language } from '../../domain/languages.ts';
import { countryCodes } from '../../domain/countries.ts';
import { createLocation, type LocationOptions } from './index.ts';

const prices = {
  zoneFor: ({ country, language }: { country?: string; language: Language }) =>
    country ?? `zone of ${language}`,
  currencyOf: (zone: string) => `currency of ${zone}`,
};

const notBilled: LocationOptions<string, string>['billedIn'] = () => Promise.resolve(undefined);

async function openApp({
  trustProxy = ['10.0.0.1'],
  countryHeader = 'cf-ipcountry',
  billedIn = notBilled,
} = {}) {
  const app = Fastify({ trustProxy });
  await app.register(cookie);
  const locationOf = createLocation({ countryHeader, billedIn, ...prices });
  app.get('/*', (request) => locationOf(request));
  return app;
}

const throughProxy = (country: string) => ({
  url: '/',
  remoteAddress: '10.0.0.1',
  headers: { 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': country },
});

test('a trusted proxy tells the country', async () => {
  const app = await openApp();
  expect((await app.inject(throughProxy('FR'))).json()).toEqual({
    country: 'FR',
    lookupStatus: 'success',
    zone: 'FR',
    currency: 'currency of FR',
  });
});

// ASVS V14.5.4
test('the country in that header is ignored without a trusted proxy', async () => {
  const app = await openApp();
  const forged = await app.inject({ ...throughProxy('IN'), remoteAddress: '203.0.113.7' });
  expect(forged.json()).toMatchObject({ lookupStatus: 'unset', zone: 'zone of en' });

  const withoutProxies = await openApp({ trustProxy: [] });
  expect((await withoutProxies.inject(throughProxy('IN'))).json()).toMatchObject({ lookupStatus: 'unset' });
});

test('what the visitor chose goes before what the proxy says', async () => {
  const app = await openApp();
  const answer = await app.inject({ ...throughProxy('FR'), cookies: { countryCode: 'GB' } });
  expect(answer.json()).toMatchObject({ country: 'GB', lookupStatus: 'success' });
});

test('the country of the address goes before the one that was chosen before', async () => {
  const app = await openApp();
  const asked = (country: string) =>
    app.inject({ ...throughProxy('FR'), url: `/plans?country=${country}`, cookies: { countryCode: 'GB' } });
  expect((await asked('IN')).json()).toMatchObject({ country: 'IN', lookupStatus: 'success', zone: 'IN' });
  expect((await asked('in')).json()).toMatchObject({ country: 'IN', zone: 'IN' });
  expect((await asked('XX')).json()).toMatchObject({ country: 'GB' });
});

test.each([
  ['success', undefined, { country: 'GB', lookupStatus: 'success' }],
  ['unset', undefined, { country: 'GB', lookupStatus: 'success' }],
  ['no status', undefined, { country: 'GB', lookupStatus: 'success' }],
  ['failure', undefined, { country: 'GB', lookupStatus: 'failure' }],
  ['failure', 'XX', { country: 'GB', lookupStatus: 'failure' }],
  ['failure', 'FR', { country: 'FR', lookupStatus: 'success' }],
])('a kept country with the status "%s", while the proxy says %s', async (status, proxied, place) => {
  const app = await openApp();
  const answer = await app.inject({
    ...(proxied === undefined ? { url: '/' } : throughProxy(proxied)),
    cookies: { countryCode: 'GB', countryCodeLookupStatus: status },
  });
  expect(answer.json()).toMatchObject(place);
});

test('a status that was kept without a country counts while no proxy says more', async () => {
  const app = await openApp();
  const cookies = { countryCodeLookupStatus: 'failure' };
  expect((await app.inject({ url: '/', cookies })).json()).toMatchObject({ lookupStatus: 'failure' });
  const found = await app.inject({ ...throughProxy('FR'), cookies });
  expect(found.json()).toMatchObject({ country: 'FR', lookupStatus: 'success' });
  const chosen = await app.inject({ url: '/plans?country=US', cookies });
  expect(chosen.json()).toMatchObject({ country: 'US', lookupStatus: 'success' });
});

test('the country of an address that the request leads to goes before that of its own', async () => {
  const app = Fastify();
  await app.register(cookie);
  const locationOf = createLocation({ countryHeader: undefined, billedIn: notBilled, ...prices });
  app.get('/*', (request) => Promise.resolve(locationOf(request, 'en', 'IN')));
  const answer = await app.inject({ url: '/login?country=FR', cookies: { countryCode: 'GB' } });
  expect(answer.json()).toMatchObject({ country: 'IN', lookupStatus: 'success', zone: 'IN' });
});

test('while the country is unset, the language of the address decides', async () => {
  const app = await openApp();
  expect((await app.inject('/pt/plans')).json()).toEqual({
    lookupStatus: 'unset',
    zone: 'zone of pt',
    currency: 'currency of zone of pt',
  });
});

test.each(['XX', 'T1', 'fr', ''])('"%s" is no country', async (country) => {
  const app = await openApp();
  expect((await app.inject(throughProxy(country))).json()).toMatchObject({ lookupStatus: 'failure' });
  const chosen = await app.inject({ url: '/', cookies: { countryCode: country } });
  expect(chosen.json()).toMatchObject({ lookupStatus: 'unset' });
});

test('every country stands once in the list', () => {
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  expect(countryCodes).toHaveLength(249);
});

test('where the account of a member is billed goes before what the proxy says, and not before what was chosen', async () => {
  const asked: string[] = [];
  const app = await openApp({
    billedIn: (request) => {
      asked.push(request.url);
      return Promise.resolve('GB');
    },
  });
  const billed = { country: 'GB', lookupStatus: 'success', zone: 'GB' };
  expect((await app.inject(throughProxy('FR'))).json()).toMatchObject(billed);
  expect((await app.inject(throughProxy('XX'))).json()).toMatchObject(billed);
  expect((await app.inject({ url: '/de/plans' })).json()).toMatchObject(billed);
  const failed = { countryCode: 'US', countryCodeLookupStatus: 'failure' };
  expect((await app.inject({ url: '/', cookies: failed })).json()).toMatchObject(billed);
  expect(asked).toHaveLength(4);

  const chosen = { cookies: { countryCode: 'IN' } };
  expect((await app.inject({ ...chosen, url: '/' })).json()).toMatchObject({ country: 'IN' });
  expect((await app.inject({ ...chosen, url: '/?country=DE' })).json()).toMatchObject({ country: 'DE' });
  expect(asked).toHaveLength(4);
});
