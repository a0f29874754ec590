import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { defaultedVariables, defaults } from './defaults.ts';
import { environmentReader } from './environment-reader.ts';
import { sentencesWith } from '../testing/production.ts';

const refusedDefaults = defaultedVariables.filter((name) => defaults[name].inProduction === 'refused');

test('production starts with values of its own', () => {
  expect(sentencesWith({})).toEqual([]);
});

describe('a default of development', () => {
  test('is kept in production for these variables alone', () => {
    expect(defaultedVariables.filter((name) => defaults[name].inProduction === 'kept')).toEqual([
      'ENVIRONMENT',
      'PORT',
      'LOG_LEVEL',
      'DATABASE_FOLDER',
      'SITE_BUILD_FOLDER',
      'SANDBOX_PORT',
      'OIDC_AUDIENCE',
      'OIDC_CLIENT_ID',
      'SESSION_COOKIE_COMPATIBILITY',
      'USER_PROFILE_MANAGEMENT',
      'REQUIRED_PROFILE_FIELDS',
      'PROFILE_FORM_PATH',
      'CONNECTIONS',
      'CONNECTIONS_BUNDLE_SPOTIFY',
      'CONNECTIONS_SSO_ACCOUNT_LINK',
      'APPLE_ISSUER',
      'FACEBOOK_AUTHORIZE_URL',
      'FACEBOOK_TOKEN_URL',
      'FACEBOOK_PROFILE_URL',
      'GOOGLE_ISSUER',
      'SPOTIFY_AUTHORIZE_URL',
      'SPOTIFY_TOKEN_URL',
      'SPOTIFY_PROFILE_URL',
      'WALLETS',
      'CONTENTFUL_PREVIEW',
      'CONTENTFUL_PREVIEW_HOST',
      'CONTENTFUL_PREVIEW_TOKEN',
      'SALES_TAX_MAXIMUM',
      'FAMILY_INVITE_QUANTITY',
      'FAMILY_COUNTRY_RULE',
      'PLANS_SOLD',
      'SHARED_CACHE_SECONDS',
      'ANALYTICS_RETENTION_DAYS',
      'DATA_FILE_AT_ONCE_BYTES',
      'INVOICE_RETENTION_YEARS',
      'TRACE_SAMPLE_RATE',
      'SENTRY_SAMPLE_RATE',
    ]);
  });

  // ASVS V2.10.2 V14.3.2
  test.each([...refusedDefaults, 'DATABASE_URL'])(
    'is refused in one sentence where %s is not set',
    (name) => {
      expect(sentencesWith({ [name]: undefined })).toEqual([
        `${name} is not set, but production needs a value of its own.`,
      ]);
    },
  );

  // ASVS V2.10.2
  test.each(refusedDefaults.filter((name) => environmentReader({}).text(name) !== ''))(
    'is refused in one sentence where %s is set to it',
    (name) => {
      const value = environmentReader({}).text(name);
      const sentences = sentencesWith({ [name]: value });
      expect(sentences).toHaveLength(1);
      expect(sentences[0]).toMatch(new RegExp(`^${name} (?:is|has|leads) .*production`));
    },
  );

  // ASVS V2.10.4
  test('is refused as a secret of another variable', () => {
    expect(sentencesWith({ PAYPAL_CLIENT_SECRET: 'sandbox-content-webhook' })).toEqual([
      'PAYPAL_CLIENT_SECRET has the value of development, but production needs a value of its own.',
    ]);
  });

  test.each(
    defaultedVariables
      .filter((name) => defaults[name].secret)
      .map((name) => environmentReader({}).text(name))
      .flatMap((secret) => [
        secret.repeat(4),
        secret.toUpperCase(),
        `${secret}-${secret}-2026`,
        `Our own ${secret.replaceAll('-', '_')}, since March`,
      ]),
  )('is refused as a part of any secret: %s', (value) => {
    for (const name of ['ZUORA_CALLOUT_PASSWORD', 'CONTENTFUL_TOKEN']) {
      expect(sentencesWith({ [name]: value })).toEqual([
        `${name} has the value of development, but production needs a value of its own.`,
      ]);
    }
  });

  // ASVS V9.2.3
  test('is refused for all variables at once', () => {
    const { length } = sentencesWith(
      Object.fromEntries([...refusedDefaults, 'DATABASE_URL'].map((name) => [name, undefined])),
    );
    expect(length).toBe(refusedDefaults.length + 1);
  });
});

const thisMachine = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'www.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.8.9.10',
  '0.0.0.0',
  '0',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0.0.0.0]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
];

// ASVS V12.6.1
describe.each(thisMachine)('this machine, written as %s,', (host) => {
  test.each([
    'SITE_ORIGIN',
    'ZUORA_URL',
    'ZUORA_PAGE_ORIGIN',
    'PAYPAL_URL',
    'WEB_APP_URL',
    'HELP_DESK_URL',
    'OIDC_ISSUER',
    'OIDC_AUDIENCE',
    'SENTRY_DSN',
  ])('is refused in %s', (name) => {
    const sentences = sentencesWith({ [name]: `https://${host}` });
    expect(sentences).toContain(
      `${name} is "https://${host}", but production allows https off this machine only.`,
    );
  });

  // ASVS V12.6.1
  test.each(['CONTENTFUL_HOST', 'CONTENTFUL_PREVIEW_HOST', 'MAIN_DOMAIN', 'SESSION_COOKIE_DOMAIN'])(
    'is refused in %s',
    (name) => {
      expect(sentencesWith({ [name]: host })).toEqual([
        `${name} is "${host}", but production allows no host of this machine.`,
      ]);
    },
  );

  test('is refused among the hosts of deep links, and as the mail server', () => {
    expect(sentencesWith({ DEEP_LINK_HOSTS: `app.rest.com, ${host}` })).toEqual([
      `DEEP_LINK_HOSTS is "${host}", but production allows no host of this machine.`,
    ]);
    expect(sentencesWith({ SMTP_URL: `smtp://us:secret@${host}:25` })).toEqual([
      'SMTP_URL leads to this machine, but production allows no stand-in.',
    ]);
  });
});

test.each(['[2606:4700::1111]', '192.0.2.7', '10.1.2.3', 'localhost.rest.com', 'my-localhost.com'])(
  'another machine, %s, is allowed',
  (host) => {
    expect(sentencesWith({ ZUORA_URL: `https://${host}`, CONTENTFUL_HOST: host })).toEqual([]);
  },
);

// ASVS V1.9.1 V9.2.2
test('an address of another machine is refused without encryption, and shown without its password', () => {
  expect(sentencesWith({ ZUORA_URL: 'http://us:secret@rest.zuora.com' })).toEqual([
    'ZUORA_URL is "http://…@rest.zuora.com", but production allows https off this machine only.',
  ]);
});

// ASVS V14.5.4
describe('trusted proxies', () => {
  const tooMany = 'TRUSTED_PROXIES trusts more than one in 256 addresses by';

  test.each([
    ['0.0.0.0/0', `${tooMany} 0.0.0.0/0,`],
    ['0.0.0.0/1,128.0.0.0/1', `${tooMany} 0.0.0.0/1, 128.0.0.0/1,`],
    ['10.0.0.0/8, 64.0.0.0/7', `${tooMany} 64.0.0.0/7,`],
    ['10.0.0.0/7', `${tooMany} 10.0.0.0/7,`],
    ['0.0.0.0/0.0.0.0', `${tooMany} 0.0.0.0/0.0.0.0,`],
    ['::ffff:0:0/96', `${tooMany} ::ffff:0:0/96,`],
    ['::ffff:0.0.0.0/97, ::ffff:128.0.0.0/97', `${tooMany} ::ffff:0.0.0.0/97, ::ffff:128.0.0.0/97,`],
    ['8.0.0.0/9, 9.0.0.0/9, 11.0.0.0/9', `${tooMany} 8.0.0.0/9, 9.0.0.0/9, 11.0.0.0/9,`],
    ['::/0', 'TRUSTED_PROXIES trusts more than one in 65536 addresses by ::/0,'],
    ['::/1,8000::/1', 'TRUSTED_PROXIES trusts more than one in 65536 addresses by ::/1, 8000::/1,'],
    ['2000::/3', 'TRUSTED_PROXIES trusts more than one in 65536 addresses by 2000::/3,'],
  ])('that are half the world, %s, are refused', (value, sentence) => {
    expect(sentencesWith({ TRUSTED_PROXIES: value })).toEqual([
      `${sentence} but production trusts its own proxies only.`,
    ]);
  });

  test.each([
    '*',
    'true',
    '1',
    'proxy.rest.com',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.0/8/8',
    '10.0.0.0/x',
    '/0',
  ])('that are no addresses, %s, are refused in every environment', (value) => {
    const sentence = `TRUSTED_PROXIES is "${value}", but it must be a list of addresses and networks, like 10.0.0.0/8.`;
    expect(sentencesWith({ TRUSTED_PROXIES: value })).toEqual([sentence]);
    expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow(sentence);
  });

  test.each([
    '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7',
    'uniquelocal, loopback, linklocal',
    '100.64.0.0/10',
    '103.21.244.0/22, 104.16.0.0/13, 172.64.0.0/13, 2400:cb00::/32, 2a06:98c0::/29',
    '::ffff:192.0.2.7, 10.0.0.0/255.0.0.0',
  ])('of private networks and of a CDN, %s, are allowed', (value) => {
    expect(sentencesWith({ TRUSTED_PROXIES: value })).toEqual([]);
  });
});

// ASVS V2.10.4
describe('a secret', () => {
  const secrets = [...defaultedVariables.filter((name) => defaults[name].secret), 'OIDC_CLIENT_SECRET'];

  test.each(
    secrets.flatMap((name) => [
      [name, 'x'],
      [name, 'only-23-characters-long'],
      [name, 'ab'.repeat(30)],
      [name, 'only-23-characters-long'.repeat(2)],
    ]),
  )('that is easily guessed is refused: %s as "%s"', (name, value) => {
    const sentences = sentencesWith({ [name]: value, OIDC_ISSUER: 'https://id.rest.com' });
    expect(sentences.filter((sentence) => sentence.startsWith(name))).toEqual([
      `${name} is easily guessed: production needs at least 24 characters, 8 of them different, and no repetition.`,
    ]);
  });
});

test.each(['x7Qp2vR9kLm4Tz8WaQ3eB5nx', 'correct horse battery staple', 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MA=='])(
  'a secret that is hard to guess is allowed: %s',
  (value) => {
    expect(sentencesWith({ ZUORA_CALLOUT_PASSWORD: value, CONTENTFUL_TOKEN: value })).toEqual([]);
  },
);

test('of several keys to seal with, each has to be hard to guess', () => {
  expect(sentencesWith({ SEALING_KEYS: 'x7Qp2vR9kLm4Tz8WaQ3eB5nx,old' })).toEqual([
    'SEALING_KEYS is easily guessed: production needs at least 24 characters, 8 of them different, and no repetition.',
  ]);
});

describe('a key set', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { privateKey: shortKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const { privateKey: curveKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const otherJwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const publicJwk = { kty: jwk.kty, n: jwk.n, e: jwk.e };
  const setOf = (...keys: object[]) => JSON.stringify({ keys });
  const noKeys = 'must be JSON with a list of keys: {"keys":[…]}.';
  const noRsa =
    'holds a key that is no RSA key of at least 2048 bits to sign with RS256, but each of its keys must be one.';
  const badName =
    'holds a key whose kid is empty or no text, but that is its name: without a kid it is called by its thumbprint.';
  const twice =
    'holds a key twice, or two keys with the same kid, but each of its keys needs a name of its own.';
  const noPrivate = 'holds a key that is no private key, but each of its keys must be one.';

  test.each([
    ['that is not JSON', 'keys', noKeys],
    ['that is null', 'null', noKeys],
    ['without keys', '{}', noKeys],
    ['with an empty list', setOf(), noKeys],
    ['with something else than a key', '{"keys":[null]}', noPrivate],
    ['with a public key', setOf(publicJwk), noPrivate],
    ['with a public key after a private one', setOf(jwk, publicJwk), noPrivate],
    ['with a broken key', setOf({ ...jwk, d: 'AAAA', p: undefined }), noPrivate],
    ['with a short key', setOf(shortKey.export({ format: 'jwk' })), noRsa],
    ['with a key on a curve alone', setOf(curveKey.export({ format: 'jwk' })), noRsa],
    ['with a key to encrypt with', setOf({ ...jwk, use: 'enc' }), noRsa],
    ['with a key for another algorithm', setOf({ ...jwk, alg: 'PS256' }), noRsa],
    ['with a key on a curve after one that signs', setOf(jwk, curveKey.export({ format: 'jwk' })), noRsa],
    ['with an empty kid', setOf({ ...jwk, kid: '' }), badName],
    ['with a kid that is a number', setOf({ ...jwk, kid: 7 }), badName],
    ['with the same key twice', setOf(jwk, jwk), twice],
    ['with one kid for two keys', setOf({ ...jwk, kid: 'a' }, { ...otherJwk, kid: 'a' }), twice],
  ])('%s is refused in every environment, and never shown', (_what, value, end) => {
    expect(sentencesWith({ OIDC_JWKS: value })).toEqual([`OIDC_JWKS ${end}`]);
    expect(() => readConfig({ OIDC_JWKS: value })).toThrow(`OIDC_JWKS ${end}`);
  });

  test('of private RSA keys is allowed, with and without names', () => {
    expect(sentencesWith({ OIDC_JWKS: setOf({ ...jwk, alg: 'RS256', use: 'sig', kid: 'a' }) })).toEqual([]);
    expect(sentencesWith({ OIDC_JWKS: setOf(jwk, otherJwk) })).toEqual([]);
  });
});
