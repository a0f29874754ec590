import { expect, test } from 'vitest';
import { languages } from '../domain/languages.ts';
import { readConfig } from './config.ts';

test('an empty environment is development on the embedded database and the sandbox', () => {
  const config = readConfig({});
  expect(config.environment).toBe('development');
  expect(config.database).toEqual({
    kind: 'embedded',
    folder: expect.stringMatching(/^\/.*\.stillpoint\/database$/),
  });
  expect(config.zuora.url).toBe('http://127.0.0.1:4100/zuora');
});

test('the sandbox moves as a whole when its port does', () => {
  const config = readConfig({ SANDBOX_PORT: '4200' });
  expect(config.paypal.url).toBe('http://127.0.0.1:4200/paypal');
  expect(config.contentful.host).toBe('127.0.0.1:4200');
});

test('the audience of tokens follows from the origin, with or without a slash at its end', () => {
  for (const origin of ['https://stillpoint.example', 'https://stillpoint.example/']) {
    expect(readConfig({ SITE_ORIGIN: origin }).identity.audience).toBe('https://stillpoint.example/api');
  }
});

test('each bad value is a sentence with the variable, the value and what is allowed', () => {
  expect(() => readConfig({ PORT: 'many', ENVIRONMENT: 'prod', SITE_ORIGIN: 'ours' })).toThrow(
    [
      'ENVIRONMENT is "prod", but it must be one of development, integration, staging, production.',
      'SITE_ORIGIN is "ours", but it must be an address that begins with http:// or https://.',
      'PORT is "many", but it must be a whole number from 0 to 65535.',
    ].join('\n'),
  );
});

test('a site is an origin, and an address that is refused keeps its password', () => {
  expect(() => readConfig({ SITE_ORIGIN: 'https://stillpoint.example/start' })).toThrow(
    'SITE_ORIGIN is "https://stillpoint.example/start", but it must be an origin without a path, like https://stillpoint.example.',
  );
  expect(() => readConfig({ DATABASE_URL: 'mysql://us:our-secret@db.example/us' })).toThrow(
    'DATABASE_URL is "mysql://…@db.example/us", but it must be an address that begins with postgres:// or',
  );
});

test('production refuses what is unset, stand-ins on this machine and a clock that can be moved', () => {
  const start = () =>
    readConfig({
      ENVIRONMENT: 'production',
      ZUORA_URL: 'http://127.0.0.1:4100/zuora',
      CLOCK_URL: 'http://127.0.0.1:4100/clock',
      OIDC_ISSUER: 'http://issuer.example',
      CONTENTFUL_PREVIEW: 'on',
    });

  expect(start).toThrow('DATABASE_URL is not set, but production needs a value of its own.');
  expect(start).toThrow(
    'ZUORA_URL is "http://127.0.0.1:4100/zuora", but production allows https off this machine only.',
  );
  expect(start).toThrow('CLOCK_URL is "http://127.0.0.1:4100/clock"');
  expect(start).toThrow('OIDC_ISSUER is "http://issuer.example"');
  expect(start).toThrow('CONTENTFUL_PREVIEW is "on"');
  expect(start).toThrow('TRUSTED_PROXIES is not set');
});

test('a flag is on, off, or on for a share of the visitors', () => {
  const flags = (value: string) => () => readConfig({ FLAGS: value }).flags;
  const allowed = 'it must be JSON that gives true, false or a share from 0 to 100 to any of showTabless';

  expect(flags('{"showValueProps":true,"sleepRegistration":20}')()).toEqual({
    showValueProps: true,
    sleepRegistration: 20,
  });
  expect(flags('{"showValueProps":"yes"}')).toThrow(allowed);
  expect(flags('{"showValues":true}')).toThrow(allowed);
  expect(flags('showValueProps')).toThrow(allowed);
});

test('the most sales tax is a percentage for each country whose prices are shown without it', () => {
  const maximum = (value: string) => () => readConfig({ SALES_TAX_MAXIMUM: value }).salesTaxMaximum;

  expect(maximum('')()).toEqual({ US: 14 });
  expect(maximum('US=9.4')()).toEqual({ US: 9.4 });
  for (const wrong of ['US=', 'US=high', 'US=101', 'DE=19', 'US=9,DE=19']) {
    expect(maximum(wrong)).toThrow('it must be a percentage from 0 to 100 for each of US, like US=9.4.');
  }
});

test('the plans that are sold are a list of those that may be, in the order of their offer', () => {
  const sold = (value: string) => () => readConfig({ PLANS_SOLD: value }).plansSold;

  expect(sold('')()).toEqual(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);
  expect(sold('B2C7DMONTHLY, B2CANNUAL')()).toEqual(['B2C7DMONTHLY', 'B2CANNUAL']);
  for (const wrong of [',', 'SLEEP30', 'B2CMONTHLY,UNKNOWN', 'B2CMONTHLY,B2CMONTHLY']) {
    expect(sold(wrong)).toThrow(`PLANS_SOLD is "${wrong}", but it must be a list of some of B2CMONTHLY, `);
  }
});

test('the content service may have names of its own for our languages', () => {
  const locales = (value: string) => () =>
    languages.map(readConfig({ CONTENTFUL_LOCALES: value }).contentful.localeOf);

  expect(locales('')()).toEqual(['en', 'de', 'es', 'fr', 'pt']);
  expect(locales('en=en-US, pt=pt-BR')()).toEqual(['en-US', 'de', 'es', 'fr', 'pt-BR']);
  expect(locales('nl=nl-NL')).toThrow('it must be a list like en=en-US of any of en, de, es, fr, pt.');
});

test('enquiries of companies have a form in each language', () => {
  const forms = (value: string) => () =>
    languages.map(readConfig({ WORK_FORM_IDS: value }).workEnquiries.formIdOf);

  expect(forms('')()).toEqual(['work-en', 'work-de', 'work-es', 'work-fr', 'work-pt']);
  expect(forms('en=1,de=2,es=3,fr=4,pt=5')()).toEqual(['1', '2', '3', '4', '5']);
  for (const wrong of ['en=1', 'en=1,de=2,es=3,fr=4,pt=', 'en=1,de=2,es=3,fr=4,pt=5,nl=6']) {
    expect(forms(wrong)).toThrow('it must be a value for each of en, de, es, fr, pt, like en=value.');
  }
});
